import type { Action } from '../../generated/template';
import { followOnSite, goBackOnce } from './followOnSite';
import { numberEntry } from '../canGoBack';

const assign = jest.fn();
const send = jest.fn();
const sayFailure = jest.fn();
const brand = { schemeLink: 'prestademo://open', servicePhone: '+5255' };
const view = {
  location: { assign, search: '?appVersion=9&sessionId=s' },
  document,
  matchMedia: () => ({ matches: true }),
};
const follow = (action: Action, links = {}, schemeLink = brand.schemeLink) =>
  // The few parts of a window and of a brand that an action needs.
  followOnSite({ window: view, brand: { ...brand, schemeLink } } as never, links, action, send, sayFailure);

beforeEach(() => jest.clearAllMocks());

describe('what an action of the site does', () => {
  it('opens the app, and the templates that the page links to', () => {
    follow({ type: 'openApp' });
    follow({ type: 'download' }, { download: 'mx-descarga' });
    follow({ type: 'agreement' }, { agreement: 'a b' });
    follow({ type: 'download' });
    expect(assign.mock.calls.flat()).toEqual([
      'prestademo://open',
      '/landing?appVersion=9&id=mx-descarga',
      '/landing?appVersion=9&id=a+b',
    ]);
  });

  it('says so where there is no way to open the app', () => {
    follow({ type: 'openApp' }, {}, '');
    expect([assign, sayFailure].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('goes through the app for calls and its own pages', () => {
    follow({ type: 'call' });
    follow({ type: 'call', phone: '911' });
    follow({ type: 'native', page: 'order' });
    follow({ type: 'native', page: 'order', param: { id: '1' } });
    expect(send.mock.calls.flat()).toEqual([
      { action: 'callPhone', payload: { phone: '+5255' } },
      { action: 'callPhone', payload: { phone: '911' } },
      { action: 'to', payload: { page: 'order' } },
      { action: 'toP', payload: { page: 'order', param: { id: '1' } } },
    ]);
  });

  it('scrolls to a block and takes the focus along; leaves links to the browser', () => {
    document.body.innerHTML = '<div id="block-legal"></div>';
    const block = document.getElementById('block-legal')!;
    block.scrollIntoView = jest.fn();
    follow({ type: 'scrollTo', block: 'legal' });
    follow({ type: 'scrollTo', block: 'gone' });
    follow({ type: 'link', href: '/Loan' });
    expect(block.scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
    expect(document.activeElement).toBe(block);
    expect(assign).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });
});

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
  const tap = goBackOnce(view, { send });
  tap();
  tap();
  return { back: history.back, send };
}

describe('the way back', () => {
  it.each([{}, { navigation: { canGoBack: false }, length: 3 }])(
    'closes a page that was opened first (%j)',
    (tab) => {
      const { back, send } = leave(tab);
      expect(send.mock.calls).toEqual([[{ action: 'close', payload: {} }]]);
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
