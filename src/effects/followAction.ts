import type { BridgeMessage } from '../bridge/messages';
import type { Action } from '../generated/template';

/** What a page can do about an action; a saga's handlers give generators, a component's nothing. */
interface Handlers<Step> {
  readonly scrollTo: (blockId: string) => Step;
  readonly openApp: () => Step;
  readonly openPage: (page: 'download' | 'agreement') => Step;
  readonly send: (message: BridgeMessage) => Step;
}

/**
 * Follows what was chosen on a page of blocks. Links are real ones, which the browser follows by itself.
 * @param servicePhone called where the action names no telephone
 */
export function followAction<Step>(
  action: Action,
  servicePhone: string,
  handlers: Handlers<Step>,
): Step | undefined {
  switch (action.type) {
    case 'link':
      return undefined;
    case 'scrollTo':
      return handlers.scrollTo(action.block);
    case 'openApp':
      return handlers.openApp();
    case 'download':
    case 'agreement':
      return handlers.openPage(action.type);
    case 'call':
      return handlers.send({ action: 'callPhone', payload: { phone: action.phone ?? servicePhone } });
    case 'native': {
      const { page, param } = action;
      return handlers.send(
        param ? { action: 'toP', payload: { page, param } } : { action: 'to', payload: { page } },
      );
    }
  }
}
