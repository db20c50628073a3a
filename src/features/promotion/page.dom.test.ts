import {
  createPromotionServer,
  landing,
  openPage,
  paths,
  reply,
  testBrand,
  type OpenPage,
} from '../../../tests/support/promotionPage';
import type { FakeServer } from '../../../tests/support/fakeServer';
import { signInChosen } from '../../events/session';
import { selectToast } from '../../events/toast';
import type { Page } from '../../template/block';
import { neutralContext } from '../../template/decide';
import { noCopies } from './lastGoodCopies';
import { actionChosen, blockFaulted, retryRequested, readyPageState } from './pageSlice';
import { selectShownBlocks, type PromotionState } from './selectors';
const open: OpenPage[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

function start(
  server: FakeServer,
  address = '/landing?id=mx',
  options: Parameters<typeof openPage>[2] = {},
): OpenPage {
  const page = openPage(address, server, options);
  open.push(page);
  return page;
}

const isReady = ({ page }: PromotionState) => page.page.status === 'ready';
const isFailed = ({ page }: PromotionState) => page.page.status === 'failed' && !page.isRetrying;
const shownIds = (page: OpenPage) => selectShownBlocks(page.state()).map(({ id }) => id);
const templateOf = (changes: object) => reply('00', { ...landing, ...changes });
const richText = (id: string, rest: object = {}) => ({ id, type: 'richText', props: { html: id }, ...rest });
const preloaded = (changes: Partial<Page> = {}): Partial<PromotionState> => {
  const page: Page = {
    id: 'mx',
    kind: 'landing',
    locale: 'es',
    title: 'P',
    description: '',
    theme: {},
    links: { download: 'mx-descarga' },
    blocks: [],
    ...changes,
  };
  return { page: readyPageState(page, neutralContext(page.blocks, 2, 0)) };
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(async () => {
  open.splice(0).forEach((page) => page.close());
  window.history.replaceState(null, '', '/');
  await settle();
  jest.useRealTimers();
});

describe('the page of an address', () => {
  it('is fetched by its id and counted once', async () => {
    const server = createPromotionServer();
    const page = start(server, '/landing?id=mx&app_from=web&language=1');
    await page.until(isReady);
    await settle();
    expect(server.to(paths.template)[0]!.query).toMatchObject({ templateId: 'mx' });
    expect(server.to(paths.visit).map(({ query }) => query)).toEqual([
      { page_id: 'mx', user_from: '', client_type: 'android', page_type: '1', utm_tag: '', app_from: 'web' },
    ]);
  });

  it('needs no network where it came with its HTML', async () => {
    const server = createPromotionServer();
    const page = start(server, '/landing?id=mx&app_from=web', { preloaded: preloaded() });
    await settle();
    expect(server.requests.map(({ path }) => path)).toEqual([paths.visit]);
    expect(page.state().page.context?.query).toEqual({ id: 'mx', app_from: 'web' });
  });

  it('is the one that the hash names, where both name one', async () => {
    const page = start(createPromotionServer(), '/landing?id=mx#/?id=mx-contrato');
    const state = await page.until(isReady);
    expect(state.page.page).toMatchObject({ value: { id: 'mx-contrato' } });
  });

  it.each([
    ['download', 'mx-descarga', '#/downloadTemplate?id=mx'],
    ['download', 'mx-contrato', '#/downloadTemplate?id=mx&down_id=mx-contrato'],
    ['agreement', 'mx-contrato', '#/agreementTemplate?id=mx'],
    ['agreement', 'mx-descarga', '#/agreementTemplate?links_id=mx-descarga'],
  ])('opens the %s page %s at %s', async (screen, id, hash) => {
    const page = start(createPromotionServer(), `/landing${hash}`);
    const state = await page.until(isReady);
    expect(state.page).toMatchObject({ screen, page: { value: { id } } });
  });

  it.each([
    '/landing',
    '/landing?id=nobody',
    '/landing?id=mx#/elsewhere',
    '/landing#/downloadTemplate',
    '/landing?id=mx-contrato#/downloadTemplate',
  ])('is not found at %s', async (address) => {
    const page = start(createPromotionServer(), address);
    const state = await page.until(isFailed);
    expect(state.page.page).toMatchObject({ failure: { kind: 'http', status: 404 } });
  });

  it('puts on no texts of a page that is no longer wanted once they are there', async () => {
    const putOn: string[] = [];
    const arrivals = new Map<string, () => void>();
    const dressPage = ({ id }: Page) =>
      new Promise<() => void>((resolve) => void arrivals.set(id, () => resolve(() => void putOn.push(id))));
    const page = start(createPromotionServer(), '/landing?id=mx', { dressPage });
    await settle();
    window.location.hash = '#/?id=mx-contrato';
    await settle();
    expect([...arrivals.keys()]).toEqual(['mx', 'mx-contrato']);
    arrivals.get('mx')?.();
    await settle();
    expect(putOn).toEqual([]);
    arrivals.get('mx-contrato')?.();
    await page.until(isReady);
    expect(putOn).toEqual(['mx-contrato']);
  });

  it('goes there and back without asking twice, each page counted once', async () => {
    const server = createPromotionServer();
    const page = start(server, '/landing?id=mx&app_from=web&links_id=mx-contrato', {
      preloaded: preloaded(),
    });
    await settle();
    page.store.dispatch(actionChosen({ type: 'agreement' }));
    await page.until(
      ({
        page: {
          screen,
          page: { status },
        },
      }) => screen === 'agreement' && status === 'ready',
    );
    expect(window.location.hash).toBe('#/agreementTemplate?app_from=web&id=mx&links_id=mx-contrato');
    window.history.back();
    await page.until(
      ({
        page: {
          screen,
          page: { status },
        },
      }) => screen === 'landing' && status === 'ready',
    );
    await settle();
    expect(server.to(paths.template)).toHaveLength(1);
    expect(server.to(paths.visit).map(({ query }) => query.page_id)).toEqual(['mx', 'mx-contrato']);
  });
});

it.each([
  ['/landing?id=mx&language=1', '#/downloadTemplate?id=mx&down_id=mx-descarga'],
  ['/landing?id=mx#/?language=1', '#/downloadTemplate?id=mx&language=1&down_id=mx-descarga'],
  [
    '/landing?id=mx&deviceId=d#/?appVersion=9&sessionId=s',
    '#/downloadTemplate?id=mx&appVersion=9&down_id=mx-descarga',
  ],
  ['/landing?id=mx&down_id=mx-contrato&UC=u', '#/downloadTemplate?id=mx&down_id=mx-contrato'],
])('the download page of %s stands at %s', async (address, hash) => {
  const page = start(createPromotionServer(), address);
  await page.until(isReady);
  page.store.dispatch(actionChosen({ type: 'download' }));
  expect(window.location.hash).toBe(hash);
});

describe('a session that is over', () => {
  const answers = [{ status: 401, body: '' }, reply('401', null, 'gone')];
  const withApp = (receive: (text: string) => void) =>
    Object.assign(window, { nativeBridge: { postMessage: receive } });
  afterEach(() => void Reflect.deleteProperty(window, 'nativeBridge'));

  it.each(answers)('is told to the app, beside the error state: %o', async (answer) => {
    const received: string[] = [];
    withApp((text) => received.push(text));
    const page = start(createPromotionServer({ [paths.template]: answer }));
    await page.until(isFailed);
    await settle();
    expect(received).toEqual(['{"action":"offToLogin","payload":{}}']);
  });

  it('opens nothing unasked in a browser, and the app once asked', async () => {
    const page = start(createPromotionServer({ [paths.template]: answers[0]! }));
    await page.until(isFailed);
    await settle();
    const received: string[] = [];
    withApp((text) => received.push(text));
    page.store.dispatch(signInChosen());
    await settle();
    expect(received).toEqual(['{"action":"offToLogin","payload":{}}']);
  });

  it('is said also where a kept copy is shown', async () => {
    await start(createPromotionServer()).until(isReady);
    await settle();
    const page = start(createPromotionServer({ [paths.template]: answers[0]! }));
    expect((await page.until(({ session }) => session.isSignInOffered)).page.isSavedCopy).toBe(true);
  });

  it('is said where a call of the form hears of it', async () => {
    const page = start(createPromotionServer({ [paths.sid]: reply('401') }));
    expect((await page.until(({ session }) => session.isSignInOffered)).page.page.status).toBe('ready');
  });
});

describe('failures', () => {
  it('show the words of the server, and Retry asks again', async () => {
    const server = createPromotionServer({ [paths.template]: reply('05', null, 'cerrado') });
    const page = start(server);
    expect((await page.until(isFailed)).page.page).toMatchObject({
      failure: { kind: 'refused', message: 'cerrado' },
    });
    server.answer(paths.template, reply('00', landing));
    page.store.dispatch(retryRequested());
    expect(page.state().page).toMatchObject({ isRetrying: true, page: { status: 'failed' } });
    expect((await page.until(isReady)).page.isRetrying).toBe(false);
  });

  it('show a code of the lender with its words, whatever its number', async () => {
    const page = start(createPromotionServer({ [paths.template]: reply('410', null, 'cerrado') }));
    expect((await page.until(isFailed)).page.page).toMatchObject({
      failure: { kind: 'refused', code: '410', message: 'cerrado' },
    });
  });

  it('are no reason to show nothing where a good copy is kept', async () => {
    const server = createPromotionServer();
    await start(server).until(isReady);
    for (const answer of [
      'lost',
      { status: 403, body: '' },
      { body: '<html>' },
      reply('00', { not: 'a template' }),
    ] as const) {
      server.answer(paths.template, answer);
      const state = await start(server).until((each) => isReady(each) || isFailed(each));
      expect(state.page).toMatchObject({ isSavedCopy: true, page: { value: { id: 'mx' } } });
    }
    for (const answer of [
      reply('05', null, 'x'),
      { status: 404, ...reply('404') },
      { status: 410, ...reply('410') },
    ] as const) {
      server.answer(paths.template, answer);
      await start(server).until(isFailed);
    }
  });

  it('settle where no copy is kept, or the script for it does not come', async () => {
    const server = createPromotionServer({ [paths.template]: reply('00', 'nonsense') });
    expect((await start(server).until(isFailed)).page.page).toMatchObject({ failure: { kind: 'malformed' } });
    const state = await start(createPromotionServer(), '/landing?id=mx', { cannotImport: true }).until(
      isFailed,
    );
    expect(state.page.page).toMatchObject({ failure: { kind: 'offline' } });
  });

  it('find a copy of a page that came with its HTML, fetched once a revision', async () => {
    const visit = async () => {
      const server = createPromotionServer({
        [paths.template]: { ...reply('00', landing), headers: { 'X-Vitrina-Revision': '7' } },
      });
      jest.useFakeTimers();
      start(server, '/landing?id=mx', { preloaded: preloaded({ title: 'Del HTML', revision: '7' }) });
      await jest.advanceTimersByTimeAsync(2000);
      jest.useRealTimers();
      return server.to(paths.template).length;
    };
    expect([await visit(), await visit()]).toEqual([1, 0]);
    const server = createPromotionServer({ [paths.template]: reply('00', []) });
    const state = await start(server).until(isReady);
    expect(state.page).toMatchObject({
      isSavedCopy: true,
      page: { value: { title: landing.title, links: { download: 'mx-descarga' } } },
    });
  });

  it('fetch nothing for a page that is only looked at, such as a preview or a page of the catalogue', async () => {
    const server = createPromotionServer();
    jest.useFakeTimers();
    start(server, '/landing?id=mx', { preloaded: preloaded({ title: 'Del HTML' }), copies: noCopies });
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(server.to(paths.template)).toEqual([]);
  });

  it('are written in a task behind the one that draws the page', async () => {
    await start(createPromotionServer()).until(isReady);
    expect(window.localStorage.getItem('vitrina.copy.mx')).toBeNull();
    await settle();
    expect(window.localStorage.getItem('vitrina.copy.mx')).not.toBeNull();
  });

  it('keep five copies', async () => {
    const server = createPromotionServer({
      [paths.template]: ({ query }) => templateOf({ id: query.templateId, blocks: [] }),
    });
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const page = start(server, `/landing?id=${id}`);
      await page.until(isReady);
      page.close();
      await settle();
    }
    const copies = Object.keys(window.localStorage).filter((name) => name.startsWith('vitrina.copy.'));
    expect(copies.map((name) => name.slice(-1)).sort()).toEqual(['b', 'c', 'd', 'e', 'f']);
  });
});

describe('what a visitor sees', () => {
  const variants = [
    richText('one', { variant: { experiment: 'e1', group: 'a', weight: 1 } }),
    richText('two', { variant: { experiment: 'e1', group: 'b', weight: 1 } }),
  ];

  it('stays in one group, which goes with tracking', async () => {
    const server = createPromotionServer({ [paths.template]: templateOf({ blocks: variants }) });
    const first = start(server);
    await first.until(isReady);
    const shown = shownIds(first);
    expect(shown).toHaveLength(1);
    for (let count = 0; count < 8; count += 1) {
      const again = start(server);
      await again.until(isReady);
      expect(shownIds(again)).toEqual(shown);
    }
    await settle();
    expect(server.to(paths.visit)[0]!.query.variant).toBe(shown[0] === 'one' ? 'e1:a' : 'e1:b');
  });

  it('depends on the address, and changes when a date passes', async () => {
    const soon = new Date(Date.now() + 300).toISOString();
    const blocks = [
      richText('web', { visibleWhen: { field: 'query.app_from', op: 'eq', value: 'web' } }),
      richText('before', { visibleWhen: { field: 'now', op: 'lt', value: soon } }),
      richText('after', { visibleWhen: { field: 'now', op: 'gt', value: soon } }),
    ];
    const page = start(
      createPromotionServer({ [paths.template]: templateOf({ blocks }) }),
      '/landing?id=mx&app_from=web',
    );
    await page.until(isReady);
    expect(shownIds(page)).toEqual(['web', 'before']);
    await page.until((state) => selectShownBlocks(state).some(({ id }) => id === 'after'));
    expect(shownIds(page)).toEqual(['web', 'after']);
  });

  it('is decided again when the page is seen again, since timers stood still meanwhile', async () => {
    const blocks = [
      richText('before', { visibleWhen: { field: 'now', op: 'lt', value: '2030-01-01T00:00:00' } }),
      richText('after', { visibleWhen: { field: 'now', op: 'gt', value: '2030-01-01T00:00:00Z' } }),
    ];
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2029-12-31T23:00:00Z'));
    for (const returns of [
      () => document.dispatchEvent(new Event('visibilitychange')),
      () => window.dispatchEvent(new Event('pageshow')),
    ]) {
      clock.mockReturnValue(Date.parse('2029-12-31T23:00:00Z'));
      const page = start(createPromotionServer({ [paths.template]: templateOf({ blocks }) }));
      await page.until(isReady);
      expect(shownIds(page)).toEqual(['before']);
      clock.mockReturnValue(Date.parse('2030-01-01T00:00:01Z'));
      returns();
      expect(shownIds(page)).toEqual(['after']);
      page.close();
    }
    clock.mockRestore();
  });

  it('is decided again when its clock turns out to be wrong, also behind the last date that it names', async () => {
    const blocks = [
      richText('before', { visibleWhen: { field: 'now', op: 'lt', value: '2030-01-01T00:00:00Z' } }),
      richText('after', { visibleWhen: { field: 'now', op: 'gt', value: '2030-01-01T00:00:00Z' } }),
    ];
    let now = Date.parse('2030-03-01T00:00:00Z');
    const tells = new Set<() => void>();
    const watch = (tell: () => void) => {
      tells.add(tell);
      return () => tells.delete(tell);
    };
    const server = createPromotionServer({ [paths.template]: templateOf({ blocks }) });
    const page = start(server, '/landing?id=mx', { clock: { now: () => now, watch } });
    await page.until(isReady);
    expect(shownIds(page)).toEqual(['after']);
    now = Date.parse('2029-12-30T00:00:00Z');
    tells.forEach((tell) => tell());
    expect(shownIds(page)).toEqual(['before']);
    page.close();
    expect(tells.size).toBe(0);
  });

  it('leaves out blocks that are wrong, and tells the host once', async () => {
    const blocks = [richText('good'), { id: 'odd', type: 'hologram', props: {} }];
    const server = createPromotionServer({ [paths.template]: templateOf({ blocks }) });
    const page = start(server);
    const state = await page.until(isReady);
    expect(shownIds(page)).toEqual(['good']);
    const shown = state.page.page.status === 'ready' ? state.page.page.value : undefined;
    const fault = { kind: 'threw', blockId: 'good', blockType: 'richText', detail: 'Error: x' } as const;
    page.store.dispatch(blockFaulted(shown!, fault));
    page.store.dispatch(blockFaulted(shown!, fault));
    await settle();
    expect(server.to(paths.report).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        templateId: 'mx',
        blockId: 'odd',
        blockType: 'hologram',
        fault: 'unknownType',
      }),
      {
        templateId: 'mx',
        revision: '',
        blockId: 'good',
        blockType: 'richText',
        fault: 'threw',
        detail: 'Error: x',
      },
    ]);
  });
});

describe('actions', () => {
  it('reach the app around the page', async () => {
    const messages: unknown[] = [];
    const app = { postMessage: (text: string) => void messages.push(JSON.parse(text)) };
    Object.assign(window, { nativeBridge: app });
    const page = start(createPromotionServer());
    await page.until(isReady);
    page.store.dispatch(actionChosen({ type: 'native', page: 'order' }));
    page.store.dispatch(actionChosen({ type: 'native', page: 'productDetail', param: { productId: '7' } }));
    page.store.dispatch(actionChosen({ type: 'call', phone: '5550' }));
    await settle();
    Reflect.deleteProperty(window, 'nativeBridge');
    expect(messages).toEqual([
      { action: 'to', payload: { page: 'order' } },
      { action: 'toP', payload: { page: 'productDetail', param: { productId: '7' } } },
      { action: 'callPhone', payload: { phone: '5550' } },
    ]);
  });

  it('say so where the brand names no way to open the app', async () => {
    const brand = testBrand({ schemeLink: '' });
    const page = start(createPromotionServer(), '/landing?id=mx', { brand });
    await page.until(isReady);
    page.store.dispatch(actionChosen({ type: 'openApp' }));
    expect(selectToast(page.state())).toEqual({ key: 'common:bridgeFailed' });
  });

  it('scroll to a block and take the focus along', async () => {
    document.body.innerHTML = '<div id="block-form"><input></div>';
    const element = document.getElementById('block-form')!;
    const scrolled: unknown[] = [];
    element.scrollIntoView = (options) => void scrolled.push(options);
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    const page = start(createPromotionServer());
    await page.until(isReady);
    page.store.dispatch(actionChosen({ type: 'scrollTo', block: 'form' }));
    expect(scrolled).toEqual([{ behavior: 'auto', block: 'start' }]);
    expect(document.activeElement).toBe(element);
    document.body.innerHTML = '';
  });

  it('scroll to the variant that is shown in the place of the other one', async () => {
    document.body.innerHTML = '<div id="block-other"></div><div id="block-form-b"></div>';
    Element.prototype.scrollIntoView = () => undefined;
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    const variant = (group: string) => ({ variant: { experiment: 'form', group, weight: 50 } });
    const blocks = [richText('other'), richText('form', variant('a')), richText('form-b', variant('b'))];
    const page = start(createPromotionServer({ [paths.template]: () => templateOf({ blocks }) }));
    await page.until(isReady);
    page.store.dispatch(actionChosen({ type: 'scrollTo', block: 'form' }));
    expect(document.activeElement?.id).toBe('block-form-b');
    document.body.innerHTML = '';
  });
});
