import type { Kysely } from 'kysely';
import type { AuditAction, FailedSchedule } from '../../../generated/editor';
import type { Database } from '../../store/database';

/** After any of them, what failed before is of the past. */
const answers: readonly AuditAction[] = [
  'scheduleFailed',
  'scheduled',
  'scheduleCancelled',
  'published',
  'rolledBack',
  'ended',
  'templateArchived',
];

/** The last schedule of a template, where it was dropped and nobody has published, scheduled or ended anything since. */
export async function findFailedSchedule(
  database: Kysely<Database>,
  id: string,
): Promise<FailedSchedule | undefined> {
  const row = await database
    .selectFrom('editor_audit')
    .select(['action', 'at', 'detail'])
    .where('template_id', '=', id)
    .where('action', 'in', answers)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.action !== 'scheduleFailed') return undefined;
  // Written by recordFailure (schedule/failedSchedule.ts) and by nothing else, and never changed since.
  const { why, by, publishAt, endAt } = JSON.parse(row.detail) as {
    why: FailedSchedule['why'];
    by: string;
    publishAt?: number;
    endAt?: number;
  };
  return { at: row.at, why, byName: by, publishAt: publishAt ?? null, ...(endAt !== undefined && { endAt }) };
}
