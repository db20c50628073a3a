import { createFakeServer, type FakeServer } from '../../tests/support/fakeServer';
import { brandElementId, templateElementId } from './bootData';
import './preHydration/earlyInput';

/** What the browser says of the page, and then tells of it. */
function show(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const brand = { apiOrigin: '', wire: { paths: {}, fields: {} } };
const drawn = { staticIds: [], isUnderWay: false, page: { id: 'mx', blocks: [] } };

let server: FakeServer;
let touch: () => void;

/** A script of a page as it runs in a document that the browser opened. */
async function open(load: () => Promise<unknown>, address = '/landing?id=mx'): Promise<void> {
  window.history.replaceState(null, '', address);
  await jest.isolateModulesAsync(async () => void (await load()));
  await settle();
}

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="${brandElementId}">${JSON.stringify(brand)}</script><script type="application/json" id="${templateElementId}">${JSON.stringify(drawn)}</script>`;
  server = createFakeServer({});
  Object.assign(window, {
    fetch: server.fetch,
    IntersectionObserver: class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  });
  window.vitrinaEarly = {
    openedHash: '',
    taps: [],
    isHydrated: false,
    touched: new Promise((resolve) => (touch = resolve)),
    touch: () => touch(),
    countedVisits: [],
    errors: [],
  };
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterEach(() => {
  for (const name of ['visibilityState', 'hidden']) Reflect.deleteProperty(document, name);
  delete window.vitrinaEarly;
});

const start = () => import('./start/main');
const countedVisits = (): number => server.requests.filter(({ path }) => path.endsWith('track-visit')).length;

test('a page that the browser prepares counts and stores nothing, and counts once when it is seen', async () => {
  show('hidden');
  await open(start, '/landing?id=mx&sessionId=s');
  expect(server.requests).toEqual([]);
  expect(window.sessionStorage).toHaveLength(0);
  show('visible');
  await settle();
  expect(countedVisits()).toBe(1);
  expect(window.location.search).toBe('?id=mx');
});

test('a prerendered page is told to be visible before what it stores is kept', async () => {
  show('hidden');
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await open(start, '/landing?id=mx&sessionId=s');
  show('visible');
  await settle();
  expect(window.sessionStorage).toHaveLength(0);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await settle();
  expect([window.sessionStorage.length, countedVisits()]).toEqual([1, 1]);
});

test('a page that is left and shown again out of the browser’s store counts no second time', async () => {
  show('visible');
  await open(start);
  for (const state of ['hidden', 'visible'] as const) show(state);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(countedVisits()).toBe(1);
});

test('a view that is never told to be seen counts once it is touched', async () => {
  show('hidden');
  await open(start);
  touch();
  await settle();
  expect(countedVisits()).toBe(1);
});

test('a guarded page draws no number before it is seen, and runs its script then', async () => {
  show('hidden');
  const script = Object.assign(document.createElement('script'), { text: '' });
  Object.assign(script.dataset, { guard: '17', share: '0', revision: '7' });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  document.body.innerHTML += '<template data-held><i></i></template>';
  await open(() => import('./guarded/main'));
  expect(window.localStorage).toHaveLength(0);
  expect(document.querySelector('i')).toBeNull();
  show('visible');
  await settle();
  Reflect.deleteProperty(document, 'currentScript');
  expect(document.querySelector('i')).toBeTruthy();
  expect(window.localStorage).toHaveLength(1);
});

test('a borrower’s screen asks for nothing and keeps its address before it is seen', async () => {
  show('hidden');
  await open(() => import('./borrower/main'), '/order?sessionId=s');
  expect(window.location.search).toBe('?sessionId=s');
  expect(server.requests).toEqual([]);
});
