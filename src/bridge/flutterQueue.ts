import { findFlutterTransport, handOver, isFlutterMarked } from './transport';

/** Messages that wait for Flutter at most, and how long, in ms (contract §7). */
const maxWaiting = 50;
const maxWaitMs = 3000;

const announcement = 'flutterInAppWebViewPlatformReady';

export interface FlutterQueue {
  isReady(): boolean;
  /**
   * Hands a message over once Flutter has announced itself; after 3 s to whatever handler is there then.
   * False where there is none, or too many wait already.
   */
  send(message: string): Promise<boolean>;
}

/** Messages sent before Flutter's announcement wait for it, in the order in which they were sent. */
export function createFlutterQueue(view: Window, bridgeName: string): FlutterQueue {
  let announced = false;
  const waiting = new Set<() => void>();
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

  return {
    isReady,
    async send(message) {
      if (!isReady()) {
        if (waiting.size >= maxWaiting) return false;
        await announcedOrLate();
      }
      const transport = findFlutterTransport(view, bridgeName);
      if (!transport) return false;
      await handOver(transport, message);
      return true;
    },
  };
}
