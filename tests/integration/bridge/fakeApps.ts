/** An app around a page, as each kind of web view shows itself (contract §7). */
export interface FakeApp {
  readonly view: Window;
  /** What the app was handed, in order. */
  readonly received: string[];
}

const bridgeName = 'nativeBridge';

type Receive = (text: string) => unknown;

/** What each web view puts into the window. */
const shapes = {
  android: (receive: Receive) => ({ [bridgeName]: { postMessage: receive } }),
  ios: (receive: Receive) => ({ webkit: { messageHandlers: { [bridgeName]: { postMessage: receive } } } }),
  reactNative: (receive: Receive) => ({ ReactNativeWebView: { postMessage: receive } }),
  flutter: (receive: Receive) => ({
    flutter_inappwebview: {
      _platformReady: true,
      callHandler: (name: string, text: string) => (name === bridgeName ? receive(text) : undefined),
    },
  }),
};

export type Transport = keyof typeof shapes;
export const transports = Object.keys(shapes) as Transport[];

/** The bridge looks at no more of a window than its transports, its events and its query. */
const windowWith = (parts: object): Window =>
  Object.assign(new EventTarget(), { location: { search: '' } }, parts) as unknown as Window;

export function fakeApp(...kinds: Transport[]): FakeApp {
  const received: string[] = [];
  const parts = kinds.map((kind) => shapes[kind]((text) => received.push(text)));
  return { view: windowWith(Object.assign({}, ...parts) as object), received };
}

export function brokenApp(kind: Transport): Window {
  const fail: Receive = () => {
    throw new Error('the app is gone');
  };
  return windowWith(shapes[kind](fail));
}

/** Flutter stands in the window from the start, but listens only once it has announced itself. */
export function slowFlutterApp(): FakeApp & { announce(): void } {
  const received: string[] = [];
  const callHandler = (_: string, text: string) => received.push(text);
  const view = windowWith({ flutter_inappwebview: { callHandler } });
  return {
    view,
    received,
    announce: () => view.dispatchEvent(new Event('flutterInAppWebViewPlatformReady')),
  };
}

export const plainBrowser = (): Window => windowWith({});
