import type { Kysely } from 'kysely';
import { plannedGuardVisits } from '../../../../experiments/guardedPublication';
import type { GuardTraffic } from '../../../../generated/editor';
import { dayMs } from '../../../../kernel/date';
import { clocksOf, dayOf } from '../../../calls/counting/marketDays';
import type { Database } from '../../../store/database';
import type { GuardRequest } from '../../../store/templateStore';
import { findLive } from '../../workspace/drafts/draftStore';
import { CountReader } from '../../insight/statistics/countReader';

/** Whole days before today that a plan goes by. */
const days = 14;

export async function readTraffic(
  database: Kysely<Database>,
  id: string,
  now: number,
): Promise<GuardTraffic> {
  const live = await findLive(database, id);
  const clocks = live ? clocksOf(live) : 0;
  const range = { from: dayOf(now - days * dayMs, clocks), to: dayOf(now - dayMs, clocks) };
  const counts = (await new CountReader(database).ofTemplates([id], range)).get(id);
  return { days, visits: counts?.visit ?? 0, registrations: counts?.registration ?? 0 };
}

/** What is said before a guard begins: after how many visits four of five large losses are rolled back. */
export async function planGuard(
  database: Kysely<Database>,
  id: string,
  sharePercent: number,
  now: number,
): Promise<GuardRequest> {
  const { visits, registrations } = await readTraffic(database, id, now);
  const planned =
    registrations > 0 && visits > 0
      ? plannedGuardVisits(registrations / visits, sharePercent / 100)
      : Infinity;
  return { sharePercent, plannedVisits: Number.isSafeInteger(planned) ? planned : null };
}
