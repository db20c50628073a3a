import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { guardDecider, type GuardedFigure } from '../../../../experiments/guardedPublication';
import { type GuardFigures, type GuardSides, readGuardCounts } from '../../../calls/counting/guardCounts';
import { readGuardSignals } from '../../../calls/counting/readGuardSignals';
import { lockCounter } from '../../../store/counter';
import type { Database } from '../../../store/database';
import { deleteRows } from '../../../store/deleteRows';
import { findRunningGuard } from '../../../store/guards';
import { recordNotices } from '../../../store/recordNotices';
import { releaseIn, rollbackIn } from '../../../store/moves';
import { refreshState } from '../../../store/templateIndex';
import type { GuardedPublicationRow } from '../../../store/tables/templateTables';

type Guard = Selectable<GuardedPublicationRow>;

/** By which the audit log, the terminal and earlier rows know what the host does by itself. */
const hostName = 'vitrina';

const wordsOf: Readonly<Record<GuardedFigure, string>> = {
  registrations: 'registrations',
  faults: 'visits with a fault of a block',
  slowLoads: 'slow loads',
  slowAnswers: 'slow answers to a touch',
};

const rateOf = (figures: GuardFigures, figure: GuardedFigure): string =>
  `${figures[figure]} of ${figures.visits} visits`;

/** In English, as all reasons that the host writes. */
const reasonOf = ({ previous_revision, revision }: Guard, sides: GuardSides, figure: GuardedFigure): string =>
  `${wordsOf[figure]}: ${rateOf(sides.after, figure)} with revision ${revision}, ${rateOf(sides.before, figure)} with revision ${previous_revision}`;

/** Accounts that published the guarded revision, by its line in the audit log; none where a program did. */
async function publishersOf(open: Transaction<Database>, guard: Guard): Promise<string[]> {
  const line = await open
    .selectFrom('editor_audit')
    .select('account_id')
    .where('template_id', '=', guard.template_id)
    .where('action', '=', 'published')
    .where('at', '=', guard.started_at)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return line?.account_id ? [line.account_id] : [];
}

type Move = (open: Transaction<Database>) => Promise<unknown>;

/** The guard is looked at again under the lock: somebody else may have ended it. */
const moveOnce = (database: Kysely<Database>, guard: Guard, move: Move): Promise<boolean> =>
  database.transaction().execute(async (open) => {
    await lockCounter(open, 'templates');
    if ((await findRunningGuard(open, guard.template_id))?.sequence !== guard.sequence) return false;
    await move(open);
    await refreshState(open, guard.template_id);
    return true;
  });

async function decide(database: Kysely<Database>, guard: Guard, now: number): Promise<boolean> {
  const { template_id: id, sequence, previous_revision: revision, share_percent: share } = guard;
  const sides = await readGuardCounts(database, id, sequence);
  const decision = guardDecider(share / 100)(await readGuardSignals(database, sequence));
  if (decision.status === 'watching') return false;
  const by = { id, publishedBy: hostName, actor: { id: null, name: hostName } };
  const counts = JSON.stringify(sides);
  if (decision.status === 'worse') {
    const { figure } = decision;
    const reason = `guarded publication, clearly worse: ${reasonOf(guard, sides, figure)}`;
    return moveOnce(database, guard, async (open) => {
      await rollbackIn(open, { ...by, revision, reason, findings: { figure, counts } }, now);
      const about = { kind: 'takenBack', at: now, by: by.actor, templateId: id } as const;
      await recordNotices(open, await publishersOf(open, guard), about);
    });
  }
  const reason = `guarded publication, clearly not worse: ${reasonOf(guard, sides, 'registrations')}`;
  return moveOnce(database, guard, (open) =>
    releaseIn(open, { ...by, reason, findings: { figure: null, counts } }, now),
  );
}

async function keepCounts(database: Kysely<Database>, sequence: number, sides: GuardSides): Promise<void> {
  await database
    .updateTable('guarded_publications')
    .set({ counts: JSON.stringify(sides) })
    .where('sequence', '=', sequence)
    .where('counts', 'is', null)
    .execute();
}

/** Nothing of a network outlives the guard that asked for it, also what a host wrote late; what they told in all is kept. */
async function forgetNetworks(database: Kysely<Database>): Promise<void> {
  const over = await database
    .selectFrom('guarded_publications')
    .select(['sequence', 'template_id', 'counts'])
    .where('ended_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('guard_signals')
          .select('network')
          .whereRef('guard_signals.sequence', '=', 'guarded_publications.sequence'),
      ),
    )
    .execute();
  for (const { sequence, template_id: id, counts } of over) {
    // Who ended it by hand, or published over it, had none to keep.
    if (counts === null) await keepCounts(database, sequence, await readGuardCounts(database, id, sequence));
    await deleteRows({ database }, 'guard_signals', sql`sequence = ${sequence}`);
  }
}

/** Hears of a guard that could not be looked at; it is tried again at the next look. */
export type ReportFailure = (templateId: string, error: unknown) => void;

/**
 * Takes back what does clearly worse and gives everybody what clearly does not; each once, whichever host comes first.
 * @returns how many it ended
 */
export async function decideGuards(
  database: Kysely<Database>,
  now: number,
  reportFailure: ReportFailure,
): Promise<number> {
  const running = await database
    .selectFrom('guarded_publications')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('sequence')
    .execute();
  let ended = 0;
  for (const guard of running) {
    try {
      if (await decide(database, guard, now)) ended += 1;
    } catch (error) {
      reportFailure(guard.template_id, error);
    }
  }
  await forgetNetworks(database);
  return ended;
}
