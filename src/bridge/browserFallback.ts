import { dialledNumber } from '../kernel/dialledNumber';
import { pageAddress } from '../kernel/pageAddress';
import type { BridgeMessage } from './messages';

export interface FallbackOptions {
  /** Leaves for an address of any scheme. */
  readonly leave: (address: string) => void;
  readonly back: () => void;
  /** Query of the page: its visible common parameters go along (contract §4). */
  readonly search: () => string;
  readonly schemeLink: string;
  /** The store of this phone's system. */
  readonly storeLink: string;
}

function telephone(phone: string): string {
  const dialled = dialledNumber(phone);
  return dialled && `tel:${dialled}`;
}

/** What a message does where no app is around the page (contract §7). False: there is nowhere to go. */
export function fallBack(message: BridgeMessage, options: FallbackOptions): boolean {
  const leave = (address: string): boolean => {
    if (address) options.leave(address);
    return address !== '';
  };
  switch (message.action) {
    case 'callPhone':
      return leave(telephone(message.payload.phone));
    case 'close':
      options.back();
      return true;
    case 'rate':
      return leave(options.storeLink);
    case 'burialPoint':
    case 'startBank':
    case 'endBank':
      return true;
    case 'home':
      return leave(pageAddress('/', {}, options.search()));
    case 'to':
    case 'toP':
    case 'mine':
    case 'offToLogin':
      return leave(options.schemeLink);
  }
}
