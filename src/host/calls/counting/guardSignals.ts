import type { Transaction } from 'kysely';
import { mostSignalsOfNetwork } from '../../../experiments/guardedPublication';
import { readGuardGroup } from '../../../kernel/guardGroup';
import { vitalBounds } from '../../../kernel/vitals';
import type { Database } from '../../store/database';
import type { GuardSignalRow } from '../../store/tables/templateTables';
import { keyedHash, type PrivacyKey } from '../privacy/privacyKeys';
import type { CountedRow } from './countedRow';
import { bucketOf } from './vitalBuckets';

/** Hex digits, 16 bits: enough to tell networks apart, too few to say which one it was. */
const digits = 4;

const kindsOfCounts: Partial<Record<CountedRow['kind'], GuardSignalRow['kind']>> = {
  visit: 'visit',
  registration: 'registrations',
  fault: 'faults',
  LCP: 'slowLoads',
  INP: 'slowAnswers',
};

/** Of loads and answers only slow ones are signals. */
function kindOf({ kind, label }: CountedRow): GuardSignalRow['kind'] | undefined {
  const isFast =
    (kind === 'LCP' || kind === 'INP') && Number(label) <= bucketOf(kind, vitalBounds[kind].good);
  return isFast ? undefined : kindsOfCounts[kind];
}

/** @returns undefined: it is none of what a guard asks for, or of no visit that was dealt out */
function signalOf(row: CountedRow, key: PrivacyKey): GuardSignalRow | undefined {
  const { network, variant, count } = row;
  const group = readGuardGroup(variant.split(',')[0] ?? '');
  const kind = kindOf(row);
  if (network === undefined || !group || !kind) return undefined;
  return {
    sequence: group.sequence,
    network: keyedHash(key, 'networkOfGuard', `${group.sequence} ${network}`).slice(0, digits),
    kind,
    label: kind === 'faults' ? row.label : '',
    old_count: group.side === 'old' ? count : 0,
    new_count: group.side === 'new' ? count : 0,
  };
}

const keyOf = ({ sequence, network, kind, label }: GuardSignalRow): string =>
  [String(sequence).padStart(15, '0'), network, kind, label].join('\n');

/** Rows of one key together, in one order everywhere. */
export function signalsOf(rows: readonly CountedRow[], key: PrivacyKey): readonly GuardSignalRow[] {
  const signals = new Map<string, GuardSignalRow>();
  for (const row of rows) {
    const signal = signalOf(row, key);
    if (!signal) continue;
    const known = signals.get(keyOf(signal));
    if (!known) signals.set(keyOf(signal), signal);
    else {
      known.old_count += signal.old_count;
      known.new_count += signal.new_count;
    }
  }
  return [...signals].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, signal]) => bounded(signal));
}

const bounded = (signal: GuardSignalRow): GuardSignalRow =>
  signal.kind === 'visit'
    ? signal
    : {
        ...signal,
        old_count: Math.min(signal.old_count, mostSignalsOfNetwork),
        new_count: Math.min(signal.new_count, mostSignalsOfNetwork),
      };

export async function addSignals(
  open: Transaction<Database>,
  signals: readonly GuardSignalRow[],
): Promise<void> {
  await open
    .insertInto('guard_signals')
    .values([...signals])
    .onConflict((conflict) =>
      conflict
        .columns(['sequence', 'network', 'kind', 'label'])
        .doUpdateSet(({ ref, eb }) => ({
          old_count: eb('guard_signals.old_count', '+', ref('excluded.old_count')),
          new_count: eb('guard_signals.new_count', '+', ref('excluded.new_count')),
        }))
        .where(({ eb, or }) =>
          or([
            eb('guard_signals.kind', '=', 'visit'),
            eb(
              eb('guard_signals.old_count', '+', eb.ref('guard_signals.new_count')),
              '<',
              mostSignalsOfNetwork,
            ),
          ]),
        ),
    )
    .execute();
}
