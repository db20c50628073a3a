/** Hands one serialised message to the app. May throw or reject. */
export type Transport = (message: string) => unknown;

type Target = Readonly<Record<string, unknown>>;

/** What stands in a window may be anything; only objects and functions are looked into. */
function inside(holder: unknown, name: string): unknown {
  const isHolder = (typeof holder === 'object' && holder !== null) || typeof holder === 'function';
  return isHolder ? (holder as Target)[name] : undefined;
}

function method(holder: unknown, name: string): ((...values: unknown[]) => unknown) | undefined {
  const found = inside(holder, name);
  return typeof found === 'function'
    ? (...values) => Reflect.apply(found, holder, values) as unknown
    : undefined;
}

/** What an app has put into the window to be posted to. */
interface PostReceiver {
  readonly holder: unknown;
  readonly post: Transport;
}

/** Android, iOS and React Native, in the order of contract §7. */
export function findPostReceiver(view: unknown, bridgeName: string): PostReceiver | undefined {
  const holders = [
    inside(view, bridgeName),
    inside(inside(inside(view, 'webkit'), 'messageHandlers'), bridgeName),
    inside(view, 'ReactNativeWebView'),
  ];
  for (const holder of holders) {
    const post = method(holder, 'postMessage');
    if (post) return { holder, post };
  }
  return undefined;
}

/** Flutter's handler, whether or not the app behind it is listening yet. */
export function findFlutterTransport(view: unknown, bridgeName: string): Transport | undefined {
  const callHandler = method(inside(view, 'flutter_inappwebview'), 'callHandler');
  return callHandler ? (message) => callHandler(bridgeName, message) : undefined;
}

/** Flutter's object stands in the window, though it may not have announced itself. */
export const isFlutterNear = (view: unknown): boolean => inside(view, 'flutter_inappwebview') !== undefined;

/**
 * The mark by which Flutter remembers that it has announced itself, perhaps before our script ran; or the note that the
 * script in the page's head took of it.
 */
export const isFlutterMarked = (view: unknown): boolean =>
  inside(inside(view, 'flutter_inappwebview'), '_platformReady') === true ||
  inside(inside(view, 'vitrinaEarly'), 'isFlutterReady') === true;

/** How long an app may take to answer, in ms; after that the message counts as delivered. */
const maxAnswerMs = 1000;

/** Hands a message over. Ends with the app's answer, or without one after a second; rejects where the app refuses it. */
export async function handOver(transport: Transport, message: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, maxAnswerMs)));
  try {
    await Promise.race([transport(message), late]);
  } finally {
    clearTimeout(timer);
  }
}
