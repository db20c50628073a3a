import fc from 'fast-check';
import path from 'node:path';
import { createBridge, type Bridge } from '../../../src/bridge/bridge';
import type { BridgeAction, BridgeMessage } from '../../../src/bridge/messages';
import { filesUnder, readJson } from '../../support/shippedTemplates';
import { faults } from '../../support/templateSchemas';
import { brokenApp, fakeApp, plainBrowser, slowFlutterApp, transports } from './fakeApps';
import { anyText } from '../../support/anyText';

const brand = {
  bridgeName: 'nativeBridge',
  schemeLink: 'prestademo://open',
  storeLinks: { android: 'https://store.example/android', ios: 'https://store.example/ios' },
};

/** One message of each kind, typed as a page sends it; the compiler asks for a new one. */
const sent: { readonly [Action in BridgeAction]: Extract<BridgeMessage, { action: Action }> } = {
  to: { action: 'to', payload: { page: 'setting' } },
  toP: {
    action: 'toP',
    payload: { page: 'bindCardUrl', param: { productId: 'p-1', orderId: 'o-7', language: '2' } },
  },
  close: { action: 'close', payload: {} },
  home: { action: 'home', payload: {} },
  mine: { action: 'mine', payload: {} },
  offToLogin: { action: 'offToLogin', payload: {} },
  callPhone: { action: 'callPhone', payload: { phone: '+525512345678' } },
  rate: { action: 'rate', payload: {} },
  burialPoint: { action: 'burialPoint', payload: { productId: 'p-1' } },
  startBank: { action: 'startBank', payload: {} },
  endBank: { action: 'endBank', payload: {} },
};
const messages = Object.values(sent);

const vectors = filesUnder('tests/fixtures/bridge', '.json').map((file) => ({
  action: path.basename(file, '.json'),
  vector: readJson(file),
}));
const vectorOf = (action: BridgeAction): unknown => vectors.find((entry) => entry.action === action)?.vector;

function bridgeIn(view: Window, clientType: 'ios' | 'android' = 'android') {
  const went: string[] = [];
  const leave = (address: string) => void went.push(address);
  const bridge: Bridge = createBridge({
    window: view,
    brand,
    clientType,
    leave,
    back: () => went.push('back'),
  });
  return { bridge, went };
}

describe('the vectors that an app team tests against', () => {
  it('name every message once', () => {
    expect(vectors.map(({ action }) => action).sort()).toEqual(Object.keys(sent).sort());
  });

  it.each(vectors)('$action keeps to the schema', ({ action, vector }) => {
    expect(faults('bridge.schema.json', vector)).toEqual([]);
    expect(vector).toMatchObject({ action });
  });

  it('leave no room for secrets, other names or other pages', () => {
    const wrong = [
      { action: 'toP', payload: { page: 'bindBank', param: { sessionId: 's' } } },
      { action: 'to', payload: { page: 'nowhere' } },
      { action: 'to', payload: {} },
      { action: 'close', payload: { page: 'main' } },
      { action: 'shut', payload: {} },
      { action: 'home', payload: {}, more: 1 },
    ];
    for (const message of wrong) expect(faults('bridge.schema.json', message)).not.toEqual([]);
  });
});

describe.each(transports)('through %s', (transport) => {
  it.each(messages)('$action is handed over exactly as its vector says', async (message) => {
    const { view, received } = fakeApp(transport);
    const { bridge, went } = bridgeIn(view);
    await expect(bridge.send(message)).resolves.toBe('app');
    expect(received).toEqual([JSON.stringify(vectorOf(message.action))]);
    expect(went).toEqual([]);
  });

  it.each(messages)(
    'an app that fails on $action is heard of, except where the contract ignores it',
    async (message) => {
      const { bridge } = bridgeIn(brokenApp(transport));
      const isIgnored = message.action === 'close' || message.action === 'endBank';
      await expect(bridge.send(message)).resolves.toBe(isIgnored ? 'app' : 'failed');
    },
  );

  it('any text arrives as one JSON string with action and payload', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(), fc.dictionary(fc.string(), fc.jsonValue()), async (page, param) => {
        const { view, received } = fakeApp(transport);
        const message: BridgeMessage = { action: 'toP', payload: { page, param } };
        await bridgeIn(view).bridge.send(message);
        expect(received).toEqual([JSON.stringify(message)]);
      }),
    );
  });
});

describe('which transport', () => {
  it('is the first of Android, iOS, React Native and Flutter that is there', async () => {
    for (const [position, first] of transports.entries()) {
      const app = fakeApp(first);
      const others = fakeApp(...transports.slice(position + 1));
      const { bridge } = bridgeIn(Object.assign(others.view, app.view));
      await bridge.send(sent.home);
      expect(app.received).toHaveLength(1);
      expect(others.received).toHaveLength(0);
    }
  });

  it('is looked up at each send', async () => {
    const view = plainBrowser();
    const { bridge, went } = bridgeIn(view);
    await bridge.send(sent.home);
    expect(went).toEqual(['/']);
    const { view: late, received } = fakeApp('android');
    Object.assign(view, late);
    await bridge.send(sent.mine);
    expect(received).toEqual([JSON.stringify(sent.mine)]);
    expect(went).toEqual(['/']);
  });
});

describe('Flutter before its announcement', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gets what waited in the order in which it was sent', async () => {
    const { view, received, announce } = slowFlutterApp();
    const { bridge } = bridgeIn(view);
    const deliveries = messages.map((message) => bridge.send(message));
    await jest.advanceTimersByTimeAsync(2900);
    expect(received).toEqual([]);
    announce();
    await expect(Promise.all(deliveries)).resolves.toEqual(messages.map(() => 'app'));
    expect(received).toEqual(messages.map((message) => JSON.stringify(message)));
  });

  it('has no more than fifty messages waiting', async () => {
    const { view, received, announce } = slowFlutterApp();
    const { bridge } = bridgeIn(view);
    // Messages of their own: the same one in a moment is one tap.
    const deliveries = Array.from({ length: 52 }, (_, position) =>
      bridge.send({
        action: 'toP',
        payload: { page: 'productDetail', param: { productId: String(position) } },
      }),
    );
    await jest.advanceTimersByTimeAsync(1);
    announce();
    const outcomes = await Promise.all(deliveries);
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(2);
    expect(received).toHaveLength(50);
  });

  it('is spoken to after three seconds at the latest', async () => {
    const { view, received } = slowFlutterApp();
    const delivery = bridgeIn(view).bridge.send(sent.to);
    await jest.advanceTimersByTimeAsync(3000);
    await delivery;
    expect(received).toEqual([JSON.stringify(sent.to)]);
  });
});

describe('in a browser', () => {
  // What a browser has no use for waits a while for a Flutter app that may still show itself.
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['callPhone', ['tel:+525512345678']],
    ['close', ['back']],
    ['rate', ['https://store.example/android']],
    ['burialPoint', []],
    ['startBank', []],
    ['endBank', []],
    ['home', ['/']],
    ['to', ['prestademo://open']],
    ['toP', ['prestademo://open']],
    ['mine', ['prestademo://open']],
    ['offToLogin', ['prestademo://open']],
  ] as const)('%s leads to %j', async (action, expected) => {
    const { bridge, went } = bridgeIn(plainBrowser());
    expect(bridge.isInApp()).toBe(false);
    await expect(bridge.send(sent[action])).resolves.toBe('browser');
    expect(went).toEqual(expected);
  });

  it('rates in the store of the phone', async () => {
    const { bridge, went } = bridgeIn(plainBrowser(), 'ios');
    await bridge.send(sent.rate);
    expect(went).toEqual(['https://store.example/ios']);
  });
});
