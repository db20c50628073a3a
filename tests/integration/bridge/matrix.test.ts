import { createBridge } from '../../../src/bridge/bridge';
import type { BridgeAction, BridgeMessage } from '../../../src/bridge/messages';
import { readJson } from '../../support/shippedTemplates';
import { casesRun } from '../../support/soak';
import { fakeApp, plainBrowser, transports, type Transport } from './fakeApps';

/** When an app shows itself: before the page speaks, a second later, or not at all. */
const moments = ['ready', 'late', 'never'] as const;
type Moment = (typeof moments)[number];

/** What a browser does instead (contract §7); the compiler asks for a new message. */
const fallbacks: { readonly [Action in BridgeAction]: string | undefined } = {
  to: 'prestademo://open',
  toP: 'prestademo://open',
  close: 'back',
  home: '/',
  mine: 'prestademo://open',
  offToLogin: 'prestademo://open',
  callPhone: 'tel:+525512345678',
  rate: 'https://store.example/android',
  burialPoint: undefined,
  startBank: undefined,
  endBank: undefined,
};

/** Nobody is told elsewhere of these, so they wait for an app that may still show itself. */
const waiting: readonly BridgeAction[] = ['burialPoint', 'startBank', 'endBank'];
const actions = Object.keys(fallbacks) as BridgeAction[];
const lateMilliseconds = 1000;
const patienceMilliseconds = 3000;

// The vectors keep to the schema, which another test holds.
const messageOf = (action: BridgeAction) => readJson(`tests/fixtures/bridge/${action}.json`) as BridgeMessage;

const brand = {
  bridgeName: 'nativeBridge',
  schemeLink: 'prestademo://open',
  storeLinks: { android: 'https://store.example/android', ios: 'https://store.example/ios' },
};

const announce = (view: Window) => view.dispatchEvent(new Event('flutterInAppWebViewPlatformReady'));

/** Speaks once to an app that shows itself then, and tells what came of it once all waiting is over. */
async function speak(action: BridgeAction, transport: Transport, moment: Moment) {
  const app = fakeApp(transport);
  const view = moment === 'ready' ? app.view : plainBrowser();
  const went: string[] = [];
  const bridge = createBridge({
    window: view,
    brand,
    clientType: 'android',
    leave: (to) => void went.push(to),
    back: () => void went.push('back'),
  });
  const delivery = bridge.send(messageOf(action));
  await jest.advanceTimersByTimeAsync(lateMilliseconds);
  if (moment === 'late') {
    Object.assign(view, app.view);
    if (transport === 'flutter') announce(view);
  }
  await jest.advanceTimersByTimeAsync(patienceMilliseconds);
  return { delivery: await delivery, received: app.received, went, bridge };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const cells = actions.flatMap((action) =>
  transports.flatMap((transport) => moments.map((moment) => ({ action, transport, moment }))),
);

test.each(cells)('$action, $transport, $moment', async ({ action, transport, moment }) => {
  const { delivery, received, went } = await speak(action, transport, moment);
  const text = JSON.stringify(messageOf(action));
  const isHandedOverLate = moment === 'late' && transport === 'flutter' && waiting.includes(action);
  // Once, in one place: the app has it or the browser does what stands for it.
  expect(received).toEqual(moment === 'ready' || isHandedOverLate ? [text] : []);
  expect(delivery).toBe(moment === 'ready' ? 'app' : 'browser');
  const fallback = fallbacks[action];
  expect(went).toEqual(moment === 'ready' || fallback === undefined ? [] : [fallback]);
  casesRun('bridge-matrix', 1);
});

test.each(transports)('%s that shows itself late is spoken to from then on', async (transport) => {
  for (const action of actions) {
    const { bridge, received } = await speak(action, transport, 'late');
    const before = received.length;
    expect(await bridge.send(messageOf(action))).toBe('app');
    expect(received.slice(before)).toEqual([JSON.stringify(messageOf(action))]);
  }
});
