import { numberEntry } from '../canGoBack';
import { goBack } from './goBack';

interface Tab {
  readonly navigation?: { readonly canGoBack: boolean };
  /** Entries of the tab when the page was opened. */
  readonly length?: number;
}

function leave({ navigation, length = 1 }: Tab) {
  const history = {
    back: jest.fn(),
    length,
    state: null as unknown,
    replaceState: (state: unknown) => void (history.state = state),
  };
  const view = { history, ...(navigation && { navigation }) } as never;
  numberEntry(view);
  // Pages that were opened from this one, and left again.
  history.length += 2;
  const send = jest.fn(() => Promise.resolve('app' as const));
  goBack(view, { send });
  return { back: history.back, send };
}

describe('the way back', () => {
  it.each([{}, { navigation: { canGoBack: false }, length: 3 }])(
    'closes a page that was opened first (%j)',
    (tab) => {
      const { back, send } = leave(tab);
      expect(send).toHaveBeenCalledWith({ action: 'close', payload: {} });
      expect(back).not.toHaveBeenCalled();
    },
  );

  it.each([{ navigation: { canGoBack: true } }, { length: 2 }])(
    'leads to the page before, where there is one (%j)',
    (tab) => {
      const { back, send } = leave(tab);
      expect(back).toHaveBeenCalledTimes(1);
      expect(send).not.toHaveBeenCalled();
    },
  );
});
