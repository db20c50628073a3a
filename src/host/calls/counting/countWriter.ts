import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../store/database';
import type { PrivacyKeys } from '../privacy/privacyKeys';
import { addSignals, signalsOf } from './guardSignals';
import { LabelLimits } from './labelLimits';
import { eventKinds, type AudienceCountRow, type TemplateCountRow } from '../../store/tables/operationTables';
import type { CountedRow } from './countedRow';

/** Far below what either database takes as parameters of one statement. */
const rowsOfStatement = 500;

const keyColumns = ['template_id', 'period', 'kind', 'revision', 'variant', 'label'] as const;

/** Rows of one key together; in one order everywhere, so that hosts that write at once never wait for each other in a ring. */
function merged<Row extends Partial<Counted> & { readonly count: number }>(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const known = sums.get(keyOf(row));
    sums.set(keyOf(row), known ? { ...known, count: known.count + row.count } : row);
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

const withoutAudience = ({
  language: _language,
  client_type: _clientType,
  network: _network,
  ...row
}: CountedRow): TemplateCountRow => row;

/** Of vitals and errors nobody asks whose phone it was. */
const audienceRows = (rows: readonly CountedRow[]): AudienceCountRow[] =>
  rows.flatMap(({ template_id, period, kind, language, client_type, count }) => {
    const event = eventKinds.find((each) => each === kind);
    return event && language !== undefined && client_type
      ? [{ template_id, period, kind: event, language, client_type, count }]
      : [];
  });

/** Adds counts to those of the database, several hosts at once. */
export class CountWriter {
  private readonly limits = new LabelLimits();

  constructor(
    private readonly database: Kysely<Database>,
    private readonly keys: () => Promise<PrivacyKeys>,
  ) {}

  /** All of it, or nothing. */
  async write(rows: readonly CountedRow[]): Promise<void> {
    if (rows.length === 0) return;
    const audiences = merged(audienceRows(rows));
    const [key] = rows.some(({ network }) => network !== undefined) ? await this.keys() : [];
    await this.database.transaction().execute(async (open) => {
      const limited = await this.limits.apply(open, rows);
      for (const some of inParts(merged(limited.map(withoutAudience)))) await addCounts(open, some);
      for (const some of inParts(key ? signalsOf(limited, key) : [])) await addSignals(open, some);
      for (const some of inParts(audiences)) await addAudiences(open, some);
    });
  }
}

const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsOfStatement) }, (_, part) =>
    rows.slice(part * rowsOfStatement, (part + 1) * rowsOfStatement),
  );

async function addCounts(open: Transaction<Database>, rows: readonly TemplateCountRow[]): Promise<void> {
  await open
    .insertInto('template_counts')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns([...keyColumns]).doUpdateSet((expression) => ({
        count: expression('template_counts.count', '+', expression.ref('excluded.count')),
      })),
    )
    .execute();
}

const audienceColumns = ['template_id', 'period', 'kind', 'language', 'client_type'] as const;

async function addAudiences(open: Transaction<Database>, rows: readonly AudienceCountRow[]): Promise<void> {
  await open
    .insertInto('audience_counts')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns([...audienceColumns]).doUpdateSet((expression) => ({
        count: expression('audience_counts.count', '+', expression.ref('excluded.count')),
      })),
    )
    .execute();
}

type Counted = Omit<CountedRow, 'count'>;

/** Different things that wait at once; anybody may send events, so there is an end. */
const maxWaiting = 20_000;

/** Of either table; what a row does not have is the same in all of them. */
const keyOf = (counted: Partial<Counted>): string =>
  [...keyColumns, 'language' as const, 'client_type' as const, 'network' as const]
    .map((column) => counted[column] ?? '')
    .join('\n');

export function numbersByKind(rows: readonly CountedRow[]): Readonly<Record<string, number>> {
  const numbers = new Map<string, number>();
  for (const { kind, count } of rows) numbers.set(kind, (numbers.get(kind) ?? 0) + count);
  return Object.fromEntries(numbers);
}

export class CountBuffer {
  private waiting = new Map<string, CountedRow>();
  dropped = 0;

  add(counted: Counted, count = 1): void {
    const key = keyOf(counted);
    const row = this.waiting.get(key);
    if (row) row.count += count;
    else if (this.waiting.size < maxWaiting) this.waiting.set(key, { ...counted, count });
    else this.dropped += count;
  }

  drain(): CountedRow[] {
    const rows = [...this.waiting.values()];
    this.waiting = new Map();
    return rows;
  }
}
