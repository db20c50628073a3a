import type { Schedule } from '../../../generated/editor';
import { dayMs } from '../../../kernel/date';
import { marketDay } from '../../kit/data/marketTime';
import { readTyped, type TypedTime, typedOf } from '../../kit/data/typedTime';
import type { MomentFault } from '../../kit/ui/MomentField';
import type { Trials } from './newExperiments';

/** When a draft is to go live and end, as it is typed: a day, `T` and a time, each empty until it is there, by the clocks of its market. */
export interface PublishPlan {
  readonly isLater: boolean;
  readonly start: string;
  readonly hasEnd: boolean;
  readonly end: string;
  /** Share of the visitors who get it first, in percent; undefined: everybody. */
  readonly sharePercent?: number | undefined;
}

/** What was entered in the steps, kept while one goes between them. */
export interface Entered {
  readonly plan: PublishPlan;
  readonly reason: string;
  readonly note: string;
  /** What was chosen for experiments that begin, by their names. */
  readonly trials: Trials;
}

export const immediatePlan: PublishPlan = { isLater: false, start: '', hasEnd: false, end: '' };

/** What is entered when the steps begin: where something is set to go live, the same for what takes its place. */
export function enteredAtFirst(schedule: Schedule | null, market: string): Entered {
  const { publishAt = null, endAt, sharePercent, reason = '' } = schedule ?? {};
  if (publishAt === null) return { plan: immediatePlan, reason: '', note: '', trials: {} };
  const start = typedOf(publishAt, market);
  const end = endAt === undefined ? '' : typedOf(endAt, market);
  return {
    plan: { isLater: true, start, hasEnd: end !== '', end, sharePercent },
    reason,
    note: '',
    trials: {},
  };
}

export interface PlanFaults {
  readonly start?: MomentFault;
  readonly end?: MomentFault;
}

export interface PlannedTimes {
  readonly publishAt?: number;
  readonly endAt?: number;
}

function faultOf({ at, doubt }: TypedTime, now: number): MomentFault | undefined {
  if (doubt === 'absent' || doubt === 'year') return doubt;
  if (Number.isNaN(at)) return 'missing';
  return at > now ? undefined : 'past';
}

/** What is wrong with a plan at a moment (epoch ms), each time by itself; undefined: nothing. */
export function planFaults(
  { isLater, start, hasEnd, end }: PublishPlan,
  market: string,
  now: number,
): PlanFaults | undefined {
  const from = isLater ? readTyped(start, market) : { at: now };
  const until = readTyped(end, market);
  const startFault = isLater ? faultOf(from, now) : undefined;
  const isBefore = until.at <= from.at;
  const endFault = hasEnd ? (faultOf(until, now) ?? (isBefore ? 'endOrder' : undefined)) : undefined;
  if (!startFault && !endFault) return undefined;
  return { ...(startFault && { start: startFault }), ...(endFault && { end: endFault }) };
}

export const plannedTimes = ({ isLater, start, hasEnd, end }: PublishPlan, market: string): PlannedTimes => ({
  ...(isLater && { publishAt: readTyped(start, market).at }),
  ...(hasEnd && { endAt: readTyped(end, market).at }),
});

export interface Preset {
  readonly name: 'tomorrow' | 'monday';
  readonly value: string;
}

const monday = 1;

/** Tomorrow and next Monday at nine by the market's clocks; where tomorrow is that Monday, tomorrow alone. */
export function presetsOf(market: string, now: number): readonly Preset[] {
  const today = Date.parse(`${marketDay(now, market)}T00:00Z`);
  const nineAfter = (days: number): string =>
    `${new Date(today + days * dayMs).toISOString().slice(0, 10)}T09:00`;
  const untilMonday = (monday + 7 - new Date(today).getUTCDay()) % 7 || 7;
  const tomorrow: Preset = { name: 'tomorrow', value: nineAfter(1) };
  return untilMonday === 1 ? [tomorrow] : [tomorrow, { name: 'monday', value: nineAfter(untilMonday) }];
}
