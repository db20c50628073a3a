import { endpoints, type CallName } from '../../../contract/calls';
import type { CallEffect } from '../../../contract/endpoints';
import { Bulkhead, type BulkheadLimits } from '../../process/bulkhead';

const maxWaitMs = 5_000;
const templateWaitMs = 2_000;

/** Each kind of call has places of its own: a lender that hangs at one kind still answers the others. */
const limits = {
  money: { atOnce: 128, maxWaiting: 64, maxWaitMs },
  tracking: { atOnce: 32, maxWaiting: 64, maxWaitMs },
  acting: { atOnce: 128, maxWaiting: 128, maxWaitMs },
  reading: { atOnce: 128, maxWaiting: 128, maxWaitMs },
  templates: { atOnce: 16, maxWaiting: 64, maxWaitMs: templateWaitMs },
  /** Of ids that this host has no copy of: anybody may make them up, and takes no place of those that are published. */
  unknownTemplates: { atOnce: 8, maxWaiting: 32, maxWaitMs: templateWaitMs },
} as const satisfies Readonly<Record<string, BulkheadLimits>>;

export type BulkheadName = keyof typeof limits;

export const bulkheadNames = Object.keys(limits) as readonly BulkheadName[];

const ofEffect: Readonly<Record<CallEffect, BulkheadName>> = {
  reads: 'reading',
  creates: 'reading',
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
