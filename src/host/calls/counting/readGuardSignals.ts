import type { ExpressionBuilder, Kysely } from 'kysely';
import { type GuardedCounts, type CountsByNetwork } from '../../../experiments/guardedPublication';
import type { Database } from '../../store/database';
import type { GuardSignalRow } from '../../store/tables/templateTables';

type Tables = { told: GuardSignalRow; visits: GuardSignalRow };

/** A network is heard with no more signals of a side than visits from it were dealt that side: each visit tells once. */
const heard = (
  { case: choose, ref }: ExpressionBuilder<Tables, keyof Tables>,
  side: 'old_count' | 'new_count',
) =>
  choose()
    .when(`told.${side}`, '<', ref(`visits.${side}`))
    .then(ref(`told.${side}`))
    .else(ref(`visits.${side}`))
    .end();

/** What networks told, of those alone from which visits were dealt and told. */
const signalsOf = (database: Kysely<Database>, sequence: number) =>
  database
    .selectFrom('guard_signals as told')
    .innerJoin('guard_signals as visits', (join) =>
      join
        .onRef('visits.sequence', '=', 'told.sequence')
        .onRef('visits.network', '=', 'told.network')
        .on('visits.kind', '=', 'visit'),
    )
    .where('told.sequence', '=', sequence)
    .where('told.kind', '<>', 'visit');

/** The fault that most networks told of a side: a visit may tell several, and is heard with one. Empty: none did. */
async function commonFault(
  database: Kysely<Database>,
  sequence: number,
  side: 'old_count' | 'new_count',
): Promise<string> {
  const row = await signalsOf(database, sequence)
    .select('told.label')
    .where('told.kind', '=', 'faults')
    .where(`told.${side}`, '>', 0)
    .where(`visits.${side}`, '>', 0)
    .groupBy('told.label')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('told.label')
    .executeTakeFirst();
  return row?.label ?? '';
}

/** What a figure is told by of one side: of faults the common one alone. */
const heardAs = (
  expression: ExpressionBuilder<Tables, keyof Tables>,
  side: 'old_count' | 'new_count',
  fault: string,
) => {
  const { eb, fn, or, val } = expression;
  const isMeant = or([eb('told.kind', '<>', 'faults'), eb('told.label', '=', fault)]);
  return fn.sum<number | string>(
    expression.case().when(isMeant).then(heard(expression, side)).else(val(0)).end(),
  );
};

async function readTold(database: Kysely<Database>, sequence: number) {
  const before = await commonFault(database, sequence, 'old_count');
  const after = await commonFault(database, sequence, 'new_count');
  return database
    .selectFrom(
      signalsOf(database, sequence)
        .select((expression) => [
          'told.network',
          'told.kind',
          heardAs(expression, 'old_count', before).as('before'),
          heardAs(expression, 'new_count', after).as('after'),
        ])
        .groupBy(['told.network', 'told.kind'])
        .as('heard'),
    )
    .select(['kind', 'before', 'after'])
    .select(({ fn }) => fn.countAll<number | string>().as('networks'))
    .groupBy(['kind', 'before', 'after'])
    .execute();
}

/** Networks from which visits were dealt and told. */
export async function countNetworks(database: Kysely<Database>, sequence: number): Promise<number> {
  const { networks } = await database
    .selectFrom('guard_signals')
    .select(({ fn }) => fn.countAll<number | string>().as('networks'))
    .where('sequence', '=', sequence)
    .where('kind', '=', 'visit')
    .executeTakeFirstOrThrow();
  return Number(networks);
}

/** What a guard decides by: signals by network, of visits that were dealt and told, each once. */
export async function readGuardSignals(database: Kysely<Database>, sequence: number): Promise<GuardedCounts> {
  const rows = await readTold(database, sequence);
  const of = (figure: string): readonly CountsByNetwork[] =>
    rows
      .filter(({ kind }) => kind === figure)
      // PostgreSQL sums and counts to types that come as text.
      .map(({ before, after, networks }) => ({
        before: Number(before),
        after: Number(after),
        networks: Number(networks),
      }));
  return {
    registrations: of('registrations'),
    faults: of('faults'),
    slowLoads: of('slowLoads'),
    slowAnswers: of('slowAnswers'),
  };
}
