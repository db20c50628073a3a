import type { Schedule } from '../../generated/editor';
import { dayMs, isDay } from '../../kernel/date';
import { marketDay, marketOffsetMinutes, shownAt } from '../data/marketTime';
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

export const atOnce: PublishPlan = { isLater: false, start: '', hasEnd: false, end: '' };

/** A moment (epoch ms) as it is typed, by the market's clocks. */
const localOf = (at: number, market: string): string =>
  new Date(shownAt(at, market)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/** What is entered when the steps begin: where something is set to go live, the same for what takes its place. */
export function enteredAtFirst(schedule: Schedule | null, market: string): Entered {
  const { publishAt = null, endAt, sharePercent, reason = '' } = schedule ?? {};
  if (publishAt === null) return { plan: atOnce, reason: '', note: '', trials: {} };
  const start = localOf(publishAt, market);
  const end = endAt === undefined ? '' : localOf(endAt, market);
  return {
    plan: { isLater: true, start, hasEnd: end !== '', end, sharePercent },
    reason,
    note: '',
    trials: {},
  };
}

/** What is wrong with a moment of a plan. */
export type MomentFault = 'missing' | 'year' | 'past' | 'endOrder';

export interface PlanFaults {
  readonly start?: MomentFault;
  readonly end?: MomentFault;
}

export interface PlannedTimes {
  readonly publishAt?: number;
  readonly endAt?: number;
}

const minuteMs = 60_000;

/** Day and time of what is typed. */
export function partsOf(value: string): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = value.split('T');
  return { date, time };
}

/** The moment (epoch ms) at which the market's clocks show a day and a time; NaN: one of them is missing. */
export function momentOf(local: string, market: string): number {
  // As if the clocks were those of UTC, which is at most some hours off.
  const near = Date.parse(`${local}Z`);
  if (Number.isNaN(near)) return near;
  const first = near - marketOffsetMinutes(market, near) * minuteMs;
  return near - marketOffsetMinutes(market, first) * minuteMs;
}

function faultOf(local: string, at: number, now: number): MomentFault | undefined {
  const { date } = partsOf(local);
  if (date !== '' && !isDay(date)) return 'year';
  return Number.isNaN(at) ? 'missing' : at > now ? undefined : 'past';
}

/** What is wrong with a plan at a moment (epoch ms), each time by itself; undefined: nothing. */
export function planFaults(
  { isLater, start, hasEnd, end }: PublishPlan,
  market: string,
  now: number,
): PlanFaults | undefined {
  const from = isLater ? momentOf(start, market) : now;
  const until = momentOf(end, market);
  const startFault = isLater ? faultOf(start, from, now) : undefined;
  const isBefore = until <= from;
  const endFault = hasEnd ? (faultOf(end, until, now) ?? (isBefore ? 'endOrder' : undefined)) : undefined;
  if (!startFault && !endFault) return undefined;
  return { ...(startFault && { start: startFault }), ...(endFault && { end: endFault }) };
}

export const plannedTimes = ({ isLater, start, hasEnd, end }: PublishPlan, market: string): PlannedTimes => ({
  ...(isLater && { publishAt: momentOf(start, market) }),
  ...(hasEnd && { endAt: momentOf(end, market) }),
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
