import type { Bridge } from '../bridge/bridge';

/** The Navigation API, as far as it is needed; browsers below Chrome 102 and Safari 26 lack it. */
interface NavigationHistory {
  readonly canGoBack: boolean;
}

/** What tells of the pages before this one. */
export interface NavigationView {
  readonly history: Pick<History, 'state' | 'length' | 'replaceState'>;
  readonly navigation?: NavigationHistory | undefined;
}

/** What an entry of a document that others stand before counts from. */
const laterEntry = 1000;

/** The router goes on counting from the number that it finds in an entry. */
const entryOf = ({ state }: NavigationView['history']): number =>
  (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Numbers the entry that a document was opened with, while the length of the history still tells whether another
 * document stands before it: once somebody has gone back, it counts entries ahead too.
 */
export function numberEntry({ history }: NavigationView): void {
  const { state, length } = history as { readonly state: { idx?: number } | null; readonly length: number };
  if (state?.idx === undefined) history.replaceState({ ...state, idx: length > 1 ? laterEntry : 0 }, '');
}

/** A screen of this document stands before the one that is shown. */
export const hasScreenBefore = ({ history }: NavigationView): boolean => entryOf(history) % laterEntry > 0;

/** A page of ours stands before this one in its tab, whichever document it is of. */
export const canGoBack = (view: NavigationView): boolean =>
  view.navigation?.canGoBack ?? entryOf(view.history) > 0;

/**
 * Home is the app's (contract §7). For pages that have nowhere to say that the app did not answer.
 * @param leave the other way home: the site's own
 */
export async function goHome(bridge: Pick<Bridge, 'send'>, leave: () => void): Promise<void> {
  if ((await bridge.send({ action: 'home', payload: {} })) === 'failed') leave();
}
