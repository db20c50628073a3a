import type { Brand } from '../generated/brand';
import { fallBack, type FallbackOptions } from './browserFallback';
import { createFlutterQueue } from './flutterQueue';
import { createOnceEach } from './onceEach';
import { serialise, type BridgeAction, type BridgeMessage } from './messages';
import { findPostReceiver, handOver, isFlutterNear } from './transport';

/** `failed` is for the person to hear of; errors of `close` and `endBank` never are (contract §7). */
export type Delivery = 'app' | 'browser' | 'failed';

export interface Bridge {
  isInApp(): boolean;
  /**
   * Settles when the message is handed over, however long the app takes to answer it. Never rejects. The same message
   * twice in a moment, as by a double tap, is sent once.
   */
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

  async function deliver(message: BridgeMessage, text: string): Promise<Delivery> {
    const receiver = findPostReceiver(view, brand.bridgeName);
    if (receiver) {
      await handOver(receiver.post, text);
      return 'app';
    }
    if (flutter.isReady() || isFlutterNear(view)) return (await flutter.send(text)) ? 'app' : 'failed';
    if (isSilentInBrowser(message.action)) void flutter.send(text).catch(() => undefined);
    return inBrowser(message);
  }

  const once = createOnceEach<Delivery>();

  return {
    isInApp: () =>
      findPostReceiver(view, brand.bridgeName) !== undefined || flutter.isReady() || isFlutterNear(view),
    async send(message) {
      const text = serialise(message);
      const app = findPostReceiver(view, brand.bridgeName)?.holder ?? isFlutterNear(view);
      const delivery = await once(text, app, () => deliver(message, text).catch(() => 'failed'));
      return delivery === 'failed' && swallowsErrors(message.action) ? 'app' : delivery;
    },
  };
}
