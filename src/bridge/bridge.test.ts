import { createBridge } from './bridge';
import type { BridgeMessage } from './messages';

const brand = {
  bridgeName: 'presta',
  schemeLink: 'presta://open',
  storeLinks: { android: 'https://store.test/a', ios: 'https://store.test/i' },
};

const none = {} as const;
const everyMessage: BridgeMessage[] = [
  { action: 'to', payload: { page: 'setting' } },
  { action: 'toP', payload: { page: 'productDetail', param: { productId: '7' } } },
  { action: 'close', payload: none },
  { action: 'home', payload: none },
  { action: 'mine', payload: none },
  { action: 'offToLogin', payload: none },
  { action: 'callPhone', payload: { phone: '+525512345678' } },
  { action: 'rate', payload: none },
  { action: 'burialPoint', payload: { productId: '7' } },
  { action: 'startBank', payload: none },
  { action: 'endBank', payload: none },
];

/** A window with nothing in it but what an app would put there. */
function setUp(parts: object = {}, options: Partial<typeof brand> = {}) {
  const view = Object.assign(
    new EventTarget(),
    { location: { search: '?language=1&sessionId=s' } },
    parts,
  ) as EventTarget & Record<string, unknown>;
  const left: string[] = [];
  const bridge = createBridge({
    window: view as unknown as Window,
    brand: { ...brand, ...options },
    clientType: 'ios',
    leave: (address) => void left.push(address),
    back: () => void left.push('back'),
  });
  return {
    view,
    bridge,
    left,
    announce: () => view.dispatchEvent(new Event('flutterInAppWebViewPlatformReady')),
  };
}

const recorder = () => {
  const messages: string[] = [];
  return { messages, postMessage: (message: string) => void messages.push(message) };
};

describe('transports', () => {
  it.each<[string, (target: object) => object]>([
    ['Android', (target) => ({ presta: target })],
    ['iOS', (target) => ({ webkit: { messageHandlers: { presta: target } } })],
    ['React Native', (target) => ({ ReactNativeWebView: target })],
  ])('hand every message to %s as one string', async (_name, place) => {
    const app = recorder();
    const { bridge, left } = setUp(place(app));
    expect(bridge.isInApp()).toBe(true);
    for (const message of everyMessage) expect(await bridge.send(message)).toBe('app');
    expect(app.messages.map((text) => JSON.parse(text) as unknown)).toEqual(everyMessage);
    expect(left).toEqual([]);
  });

  it('are looked up at each send, Android first', async () => {
    const { view, bridge, left } = setUp();
    await bridge.send(everyMessage[3]!);
    expect(left).toEqual(['/?language=1']);
    const reactNative = recorder();
    view.ReactNativeWebView = reactNative;
    await bridge.send(everyMessage[3]!);
    const android = recorder();
    view.presta = android;
    await bridge.send(everyMessage[3]!);
    expect([reactNative.messages.length, android.messages.length, left.length]).toEqual([1, 1, 1]);
  });

  it('never hand over a secret', async () => {
    const app = recorder();
    const param = {
      productId: '7',
      sessionId: 's',
      crp_phe: 'c',
      dearest: 'd',
      showy: 'w',
      dearer: 'r',
      swift: 'f',
      eyes: 'y',
    };
    await setUp({ presta: app }).bridge.send({ action: 'toP', payload: { page: 'order', param } });
    expect(JSON.parse(app.messages[0]!)).toEqual({
      action: 'toP',
      payload: { page: 'order', param: { productId: '7' } },
    });
  });

  it('keep the receiver of the call, which native objects insist on', async () => {
    const android = {
      received: '',
      postMessage(message: string) {
        this.received = message;
      },
    };
    await setUp({ presta: android }).bridge.send({ action: 'mine', payload: none });
    expect(android.received).toBe('{"action":"mine","payload":{}}');
  });

  it('tell of a failure, except for close and endBank', async () => {
    const broken = {
      presta: {
        postMessage: () => {
          throw new Error('gone');
        },
      },
    };
    const { bridge } = setUp(broken);
    for (const message of everyMessage) {
      const isSwallowed = message.action === 'close' || message.action === 'endBank';
      expect([message.action, await bridge.send(message)]).toEqual([
        message.action,
        isSwallowed ? 'app' : 'failed',
      ]);
    }
  });
});

describe('an app that takes a message and never answers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const never = () => new Promise(() => undefined);
  it.each([
    ['iOS', { webkit: { messageHandlers: { presta: { postMessage: never } } } }],
    ['Flutter', { flutter_inappwebview: { _platformReady: true, callHandler: never } }],
  ])('has it all the same after a second: %s', async (_name, parts) => {
    const sent = setUp(parts).bridge.send({ action: 'startBank', payload: none });
    await jest.advanceTimersByTimeAsync(1000);
    expect(await sent).toBe('app');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('costs one that answers nothing', async () => {
    const app = {
      webkit: { messageHandlers: { presta: { postMessage: () => Promise.reject(new Error('no')) } } },
    };
    expect(await setUp(app).bridge.send({ action: 'mine', payload: none })).toBe('failed');
    await jest.advanceTimersByTimeAsync(250);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('Flutter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const near = () => {
    const calls: string[][] = [];
    return {
      calls,
      flutter_inappwebview: { callHandler: async (...values: string[]) => void calls.push(values) },
    };
  };

  it('gets waiting messages in order once it has announced itself', async () => {
    const app = near();
    const { bridge, announce } = setUp(app);
    const sent = Promise.all(everyMessage.map((message) => bridge.send(message)));
    await jest.advanceTimersByTimeAsync(2900);
    expect(app.calls).toEqual([]);
    announce();
    expect(new Set(await sent)).toEqual(new Set(['app']));
    expect(app.calls).toEqual(everyMessage.map((message) => ['presta', JSON.stringify(message)]));
  });

  it('is tried after 3 s should its announcement have gone unheard', async () => {
    const app = near();
    const sent = setUp(app).bridge.send(everyMessage[4]!);
    await jest.advanceTimersByTimeAsync(3000);
    expect(await sent).toBe('app');
    expect(app.calls).toHaveLength(1);
  });

  it('is heard where it announced itself before the page’s own code ran, and the head took a note', async () => {
    const app = near();
    const { bridge } = setUp({ ...app, vitrinaEarly: { isFlutterReady: true } });
    expect(await bridge.send(everyMessage[3]!)).toBe('app');
    expect(app.calls).toHaveLength(1);
  });

  it('holds 50 messages at most', async () => {
    const app = near();
    const { bridge, announce } = setUp(app);
    const sent = Array.from({ length: 52 }, (_, number) =>
      bridge.send({ action: 'burialPoint', payload: { productId: String(number) } }),
    );
    await jest.advanceTimersByTimeAsync(10);
    announce();
    const deliveries = await Promise.all(sent);
    expect(deliveries.filter((delivery) => delivery === 'failed')).toHaveLength(2);
    expect(app.calls).toHaveLength(50);
  });

  it('gets what a browser has no use for even when it shows itself late', async () => {
    const { view, bridge, announce } = setUp();
    expect(await bridge.send({ action: 'startBank', payload: none })).toBe('browser');
    await jest.advanceTimersByTimeAsync(1000);
    const app = near();
    Object.assign(view, app);
    announce();
    await jest.advanceTimersByTimeAsync(0);
    expect(app.calls).toEqual([['presta', '{"action":"startBank","payload":{}}']]);
    expect(await bridge.send({ action: 'mine', payload: none })).toBe('app');
  });
});

describe('the same tap once more', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(everyMessage)('%o leaves once within a moment, and again after it', async (message) => {
    const app = recorder();
    const { bridge } = setUp({ presta: app });
    const first = bridge.send(message);
    await jest.advanceTimersByTimeAsync(40);
    expect(await Promise.all([first, bridge.send(message)])).toEqual(['app', 'app']);
    expect(app.messages).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(250);
    await bridge.send(message);
    expect(app.messages).toHaveLength(2);
  });

  it('in a browser goes back one page', async () => {
    const { bridge, left } = setUp();
    await bridge.send(everyMessage[2]!);
    await jest.advanceTimersByTimeAsync(40);
    await bridge.send(everyMessage[2]!);
    expect(left).toEqual(['back']);
  });

  it('of an app that answers late still begins a flow once, and in order', async () => {
    const app = recorder();
    const slow = {
      postMessage: async (message: string) => {
        app.postMessage(message);
        await new Promise((resolve) => setTimeout(resolve, 100));
      },
    };
    const { bridge } = setUp({ presta: slow });
    const tap = async () => {
      await bridge.send(everyMessage[9]!);
      await bridge.send(everyMessage[1]!);
    };
    const taps = [tap()];
    await jest.advanceTimersByTimeAsync(40);
    taps.push(tap());
    await jest.advanceTimersByTimeAsync(1000);
    await Promise.all(taps);
    expect(app.messages).toEqual([everyMessage[9], everyMessage[1]].map((each) => JSON.stringify(each)));
  });

  it('waits for Flutter once, however often somebody taps meanwhile', async () => {
    const calls: string[][] = [];
    const callHandler = async (...values: string[]) => void calls.push(values);
    const { bridge, announce } = setUp({ flutter_inappwebview: { callHandler } });
    const sent = [bridge.send(everyMessage[2]!)];
    for (let tap = 0; tap < 3; tap += 1) {
      await jest.advanceTimersByTimeAsync(600);
      sent.push(bridge.send(everyMessage[2]!));
    }
    announce();
    expect(await Promise.all(sent)).toEqual(['app', 'app', 'app', 'app']);
    expect(calls).toHaveLength(1);
  });

  it('is another intention where it is about something else, or where an app has come meanwhile', async () => {
    const { view, bridge, left } = setUp();
    await bridge.send(everyMessage[4]!);
    const app = recorder();
    view.presta = app;
    for (const productId of ['7', '8']) await bridge.send({ action: 'burialPoint', payload: { productId } });
    await bridge.send(everyMessage[4]!);
    expect(left).toHaveLength(1);
    expect(app.messages).toHaveLength(3);
  });
});

describe('in a browser', () => {
  it.each<[BridgeMessage, string[]]>([
    [everyMessage[0]!, ['presta://open']],
    [everyMessage[1]!, ['presta://open']],
    [everyMessage[2]!, ['back']],
    [everyMessage[3]!, ['/?language=1']],
    [everyMessage[4]!, ['presta://open']],
    [everyMessage[5]!, ['presta://open']],
    [everyMessage[6]!, ['tel:+525512345678']],
    [everyMessage[7]!, ['https://store.test/i']],
    [everyMessage[8]!, []],
    [everyMessage[9]!, []],
    [everyMessage[10]!, []],
  ])('%o leads to %o', async (message, expected) => {
    const { bridge, left } = setUp();
    expect(bridge.isInApp()).toBe(false);
    expect(await bridge.send(message)).toBe('browser');
    expect(left).toEqual(expected);
  });

  it('says so where there is nowhere to go', async () => {
    const { bridge, left } = setUp({}, { schemeLink: '' });
    expect(await bridge.send(everyMessage[0]!)).toBe('failed');
    expect(left).toEqual([]);
  });
});
