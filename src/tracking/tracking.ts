import { descriptors, type TrackedEvent, type TrackingRequest, type TrackingSettings } from './events';

/** Events beyond this many waiting ones are lost rather than held. */
const maxWaiting = 50;
/** A server that hangs holds up this many events, not the ones behind them. */
const maxUnderWay = 4;

export interface TrackingOptions extends TrackingSettings {
  readonly fetch: typeof fetch;
}

export interface Tracking {
  /** Returns at once and never throws; the event is sent when its turn comes. */
  track(event: TrackedEvent): void;
  /** Sends all that waits without waiting for replies: the page is about to go away. */
  flush(): void;
}

function describe(event: TrackedEvent, settings: TrackingSettings): TrackingRequest | undefined {
  switch (event.name) {
    case 'visit':
      return descriptors.visit(event.payload, settings);
    case 'click':
      return descriptors.click(event.payload, settings);
    case 'registrationCompleted':
      return descriptors.registrationCompleted(event.payload, settings);
    case 'blockFault':
      return descriptors.blockFault(event.payload, settings);
  }
}

/** A queue of events, few under way at a time. What fails is lost: statistics never cost the page anything. */
export function createTracking(options: TrackingOptions): Tracking {
  const waiting: TrackingRequest[] = [];
  let underWay = 0;

  async function send({ address, init }: TrackingRequest): Promise<void> {
    try {
      const reply = await options.fetch(address, {
        ...init,
        keepalive: true,
        priority: 'low',
        credentials: 'same-origin',
        referrerPolicy: 'no-referrer',
      });
      // What nobody reads would hold its connection.
      await reply.body?.cancel();
    } catch {
      // Lost; see above.
    }
  }

  function drain(): void {
    while (underWay < maxUnderWay) {
      const next = waiting.shift();
      if (!next) return;
      underWay += 1;
      void send(next).then(() => {
        underWay -= 1;
        drain();
      });
    }
  }

  return {
    track(event) {
      const described = describe(event, options);
      if (!described || waiting.length >= maxWaiting) return;
      waiting.push(described);
      drain();
    },
    flush() {
      for (const each of waiting.splice(0)) void send(each);
    },
  };
}
