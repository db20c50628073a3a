import { endpoints, type CallName } from '../../contract/calls';
import { Bulkhead, type BulkheadLimits } from './bulkhead';

const longestWaitMs = 5_000;
const templateWaitMs = 2_000;

/** Each kind of call has places of its own: a lender that hangs at one kind still answers the others. */
const limits = {
  money: { atOnce: 128, mostWaiting: 64, longestWaitMs },
  tracking: { atOnce: 32, mostWaiting: 64, longestWaitMs },
  others: { atOnce: 128, mostWaiting: 128, longestWaitMs },
  templates: { atOnce: 16, mostWaiting: 64, longestWaitMs: templateWaitMs },
  /** Of ids that this host has no copy of: anybody may make them up, and takes no place of those that are published. */
  unknownTemplates: { atOnce: 8, mostWaiting: 32, longestWaitMs: templateWaitMs },
} as const satisfies Readonly<Record<string, BulkheadLimits>>;

export type BulkheadName = keyof typeof limits;

// The keys are the type's.
export const bulkheadNames = Object.keys(limits) as readonly BulkheadName[];

export function bulkheadOf(call: CallName): BulkheadName {
  const { effect, isTemplate } = endpoints[call];
  if (isTemplate) return 'templates';
  if (effect === 'movesMoney') return 'money';
  return effect === 'tracks' ? 'tracking' : 'others';
}

export type Bulkheads = Readonly<Record<BulkheadName, Bulkhead>>;

export const createBulkheads = (changed: Partial<Record<BulkheadName, BulkheadLimits>> = {}): Bulkheads => ({
  money: new Bulkhead(changed.money ?? limits.money),
  tracking: new Bulkhead(changed.tracking ?? limits.tracking),
  others: new Bulkhead(changed.others ?? limits.others),
  templates: new Bulkhead(changed.templates ?? limits.templates),
  unknownTemplates: new Bulkhead(changed.unknownTemplates ?? limits.unknownTemplates),
});
