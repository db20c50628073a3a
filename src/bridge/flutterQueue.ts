import { findFlutterTransport, handOver, isFlutterMarked } from './transport';

/** Messages that wait for Flutter at most, and how long, in ms (contract §7). */
const maxWaiting = 50;
const maxWaitMs = 3000;

const announcement = 'flutterInAppWebViewPlatformReady';

export interface FlutterQueue {
  isReady(): boolean;
  /**
   * Hands a message over once Flutter has announced itself; after 3 s to whatever handler is there then.
   * False where there is none, or too many wait already. What is asked for again while it waits, as by who sees nothing
   * happen, is sent once.
   */
  send(message: string): Promise<boolean>;
}

/** Messages sent before Flutter's announcement wait for it, in the order in which they were sent. */
export function createFlutterQueue(view: Window, bridgeName: string): FlutterQueue {
  let announced = false;
  const waiting = new Set<() => void>();
  let lastWaiting: { readonly message: string; readonly sent: Promise<boolean> } | undefined;
  const isReady = () => announced || isFlutterMarked(view);

  view.addEventListener(announcement, () => {
    announced = true;
    for (const release of [...waiting]) release();
  });

  const announcedOrLate = (): Promise<void> =>
    new Promise((resolve) => {
      const release = () => {
        clearTimeout(timer);
        waiting.delete(release);
        resolve();
      };
      const timer = setTimeout(release, maxWaitMs);
      waiting.add(release);
    });

  async function post(message: string): Promise<boolean> {
    const transport = findFlutterTransport(view, bridgeName);
    if (!transport) return false;
    await handOver(transport, message);
    return true;
  }

  return {
    isReady,
    async send(message) {
      if (isReady()) return post(message);
      if (waiting.size > 0 && lastWaiting?.message === message) return lastWaiting.sent;
      if (waiting.size >= maxWaiting) return false;
      const sent = announcedOrLate().then(() => post(message));
      lastWaiting = { message, sent };
      return sent;
    },
  };
}
