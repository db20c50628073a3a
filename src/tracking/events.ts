import { promotionEndpoints } from '../contract/endpoints';
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
}

/** Every event that leaves the page for somebody's statistics, and what it says. */
interface TrackedEvents {
  /** A page was opened. */
  visit: TrackVisitQuery;
  /** Apply passed validation. */
  click: TrackClickQuery;
  /** A visitor registered who came through an ad. */
  registrationCompleted: { readonly uc: string; readonly templateId: string };
  blockFault: BlockFaultReport;
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

export interface TrackingRequest {
  readonly address: string;
  readonly init: RequestInit;
}

type Descriptors = {
  readonly [Name in keyof TrackedEvents]: (
    payload: TrackedEvents[Name],
    settings: TrackingSettings,
  ) => TrackingRequest | undefined;
};

const post = (address: string, payload: object): TrackingRequest => ({
  address,
  init: { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(payload) },
});

/** How each event is sent; forgetting one does not compile. Undefined: nobody wants it. */
export const descriptors: Descriptors = {
  visit: (payload, { address }) => ({
    address: address(promotionEndpoints['track-visit'].path, payload),
    init: {},
  }),
  click: (payload, { address }) => ({
    address: address(promotionEndpoints['track-click'].path, payload),
    init: {},
  }),
  registrationCompleted: ({ uc, templateId }, { adServiceUrl }) =>
    uc && adServiceUrl ? post(adServiceUrl, { event: 'CompleteRegistration', uc, templateId }) : undefined,
  blockFault: (payload) => post('/report', payload),
};
