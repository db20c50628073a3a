import { endpoints, type CallName } from '../../../contract/calls';
import type { CallEffect } from '../../../contract/endpoints';
import { Bulkhead, type BulkheadLimits } from './bulkhead';

const longestWaitMs = 5_000;
const templateWaitMs = 2_000;

/** Each kind of call has places of its own: a lender that hangs at one kind still answers the others. */
const limits = {
  money: { atOnce: 128, mostWaiting: 64, longestWaitMs },
  tracking: { atOnce: 32, mostWaiting: 64, longestWaitMs },
  acting: { atOnce: 128, mostWaiting: 128, longestWaitMs },
  reading: { atOnce: 128, mostWaiting: 128, longestWaitMs },
  templates: { atOnce: 16, mostWaiting: 64, longestWaitMs: templateWaitMs },
  /** Of ids that this host has no copy of: anybody may make them up, and takes no place of those that are published. */
  unknownTemplates: { atOnce: 8, mostWaiting: 32, longestWaitMs: templateWaitMs },
} as const satisfies Readonly<Record<string, BulkheadLimits>>;

export type BulkheadName = keyof typeof limits;

// The keys are the type's.
export const bulkheadNames = Object.keys(limits) as readonly BulkheadName[];

const ofEffect: Readonly<Record<CallEffect, BulkheadName>> = {
  reads: 'reading',
  tracks: 'tracking',
  acts: 'acting',
  movesMoney: 'money',
};

/** A call, or a picture that a reply to one names. */
export type SentName = CallName | 'picture';

export function bulkheadOf(call: SentName): BulkheadName {
  if (call === 'picture') return 'reading';
  const { effect, isTemplate } = endpoints[call];
  return isTemplate ? 'templates' : ofEffect[effect];
}

export type Bulkheads = Readonly<Record<BulkheadName, Bulkhead>>;

export const createBulkheads = (changed: Partial<Record<BulkheadName, BulkheadLimits>> = {}): Bulkheads => ({
  money: new Bulkhead(changed.money ?? limits.money),
  tracking: new Bulkhead(changed.tracking ?? limits.tracking),
  acting: new Bulkhead(changed.acting ?? limits.acting),
  reading: new Bulkhead(changed.reading ?? limits.reading),
  templates: new Bulkhead(changed.templates ?? limits.templates),
  unknownTemplates: new Bulkhead(changed.unknownTemplates ?? limits.unknownTemplates),
});
