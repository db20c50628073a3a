import type { Brand } from '../generated/brand';
import { fallBack, type FallbackOptions } from './browserFallback';
import { createFlutterQueue } from './flutterQueue';
import { serialise, type BridgeAction, type BridgeMessage } from './messages';
import { findPostTransport, handOver, isFlutterNear } from './transport';

/** `failed` is for the person to hear of; errors of `close` and `endBank` never are (contract §7). */
export type Delivery = 'app' | 'browser' | 'failed';

export interface Bridge {
  isInApp(): boolean;
  /** Settles when the message is handed over, however long the app takes to answer it. Never rejects. */
  send(message: BridgeMessage): Promise<Delivery>;
}

export interface BridgeOptions extends Pick<FallbackOptions, 'leave' | 'back'> {
  readonly window: Window;
  readonly brand: Pick<Brand, 'bridgeName' | 'schemeLink' | 'storeLinks'>;
  readonly clientType: 'ios' | 'android';
}

const swallowsErrors = (action: BridgeAction): boolean => action === 'close' || action === 'endBank';

/** Messages that a browser has no use for may wait for an app that has not shown itself yet. */
const isSilentInBrowser = (action: BridgeAction): boolean =>
  action === 'burialPoint' || action === 'startBank' || action === 'endBank';

/** Messages to the app around the page; the transport is looked up at each send (contract §7). */
export function createBridge({ window: view, brand, clientType, leave, back }: BridgeOptions): Bridge {
  const flutter = createFlutterQueue(view, brand.bridgeName);
  const links = {
    leave,
    back,
    search: () => view.location.search,
    schemeLink: brand.schemeLink,
    storeLink: brand.storeLinks[clientType],
  };
  const inBrowser = (message: BridgeMessage): Delivery => (fallBack(message, links) ? 'browser' : 'failed');

  async function deliver(message: BridgeMessage): Promise<Delivery> {
    const text = serialise(message);
    const post = findPostTransport(view, brand.bridgeName);
    if (post) {
      await handOver(post, text);
      return 'app';
    }
    if (flutter.isReady() || isFlutterNear(view)) return (await flutter.send(text)) ? 'app' : 'failed';
    if (isSilentInBrowser(message.action)) void flutter.send(text).catch(() => undefined);
    return inBrowser(message);
  }

  return {
    isInApp: () =>
      findPostTransport(view, brand.bridgeName) !== undefined || flutter.isReady() || isFlutterNear(view),
    async send(message) {
      const delivery = await deliver(message).catch((): Delivery => 'failed');
      return delivery === 'failed' && swallowsErrors(message.action) ? 'app' : delivery;
    },
  };
}
