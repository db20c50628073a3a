import type { JourneyFacts } from '../contract/journey';
import { promotionEndpoints, type PageStep } from '../contract/endpoints';
import { sendTracked, shownLanguage, type TrackingRequest } from './sendTracked';
import type { TrackClickQuery, TrackVisitQuery } from '../generated/payloads';

/** What `POST /report` says of a block that was left out: nothing about a person (contract §8). */
interface BlockFaultReport {
  readonly templateId: string;
  /** Empty where the page does not know it. */
  readonly revision: string;
  readonly blockId: string;
  readonly blockType: string;
  /** A kind of `TemplateFault`. */
  readonly fault: string;
  readonly detail: string;
  /** Groups of experiments that the visitor is in; absent where the page has none. */
  readonly variant?: string;
}

/** How far a visit got, for the host's own statistics. */
interface StepReport {
  readonly templateId: string;
  readonly step: PageStep;
  readonly variant: string;
  readonly utmTag: string;
}

/** Where a visit stopped, for the same. */
interface JourneyReport {
  readonly templateId: string;
  readonly facts: JourneyFacts;
  /** The visit has told nothing before. */
  readonly isFirst: boolean;
  readonly variant?: string;
}

/** Every event that leaves the page for somebody's statistics, and what it says. */
interface TrackedEvents {
  visit: TrackVisitQuery;
  /** Apply passed validation. */
  click: TrackClickQuery;
  /** A visitor registered who came through an ad. */
  registrationCompleted: { readonly uc: string; readonly templateId: string };
  blockFault: BlockFaultReport;
  step: StepReport;
  journey: JourneyReport;
}

export type TrackedEvent = {
  [Name in keyof TrackedEvents]: { readonly name: Name; readonly payload: TrackedEvents[Name] };
}[keyof TrackedEvents];

export interface TrackingSettings {
  /** Address of a path of contract §5 with its query in wire names. */
  readonly address: (path: string, query: object) => string;
  /** Empty: there is no ad service. */
  readonly adServiceUrl: string;
}

type Descriptors = {
  readonly [Name in keyof TrackedEvents]: (
    payload: TrackedEvents[Name],
    settings: TrackingSettings,
  ) => TrackingRequest | undefined;
};

const post = (address: string, payload: object): TrackingRequest => ({
  address,
  init: {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...shownLanguage() },
    body: JSON.stringify(payload),
  },
});

/** How each event is sent; forgetting one does not compile. Undefined: nobody wants it. */
const descriptors: Descriptors = {
  visit: (payload, { address }) => ({
    address: address(promotionEndpoints['track-visit'].path, payload),
    init: { headers: shownLanguage() },
  }),
  click: (payload, { address }) => ({
    address: address(promotionEndpoints['track-click'].path, payload),
    init: { headers: shownLanguage() },
  }),
  registrationCompleted: ({ uc, templateId }, { adServiceUrl }) =>
    uc && adServiceUrl ? post(adServiceUrl, { event: 'CompleteRegistration', uc, templateId }) : undefined,
  blockFault: (payload) => post('/report', payload),
  step: (payload) => post('/report', { kind: 'step', ...payload }),
  journey: (payload) => post('/report', { kind: 'journey', ...payload }),
};

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
    case 'step':
      return descriptors.step(event.payload, settings);
    case 'journey':
      return descriptors.journey(event.payload, settings);
  }
}

/** A queue of events, few under way at a time. */
export function createTracking(options: TrackingOptions): Tracking {
  const waiting: TrackingRequest[] = [];
  let underWay = 0;

  const send = (request: TrackingRequest): Promise<void> => sendTracked(options.fetch, request);

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
