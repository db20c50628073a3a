import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { LabelLimits } from './labelLimits';
import type { TemplateCountRow } from '../../store/tables/operationTables';

/** Far below what either database takes as parameters of one statement. */
const rowsOfStatement = 500;

const keyColumns = ['template_id', 'period', 'kind', 'revision', 'variant', 'label'] as const;

const compare = (one: Counted, other: Counted): number => {
  for (const column of keyColumns) {
    if (one[column] !== other[column]) return one[column] < other[column] ? -1 : 1;
  }
  return 0;
};

/** Rows of one key together; in one order everywhere, so that hosts that write at once never wait for each other in a ring. */
function merged(rows: readonly TemplateCountRow[]): TemplateCountRow[] {
  const buffer = new CountBuffer();
  for (const { count, ...counted } of rows) buffer.add(counted, count);
  return buffer.drain().sort(compare);
}

/** Adds counts to those of the database, several hosts at once. */
export class CountWriter {
  private readonly limits = new LabelLimits();

  constructor(private readonly database: Kysely<Database>) {}

  /** All of it, or nothing. */
  async write(rows: readonly TemplateCountRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.database.transaction().execute(async (open) => {
      const limited = merged(await this.limits.apply(open, rows));
      for (let start = 0; start < limited.length; start += rowsOfStatement) {
        await addCounts(open, limited.slice(start, start + rowsOfStatement));
      }
    });
  }
}

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

/** What is counted, without how often. */
export type Counted = Omit<TemplateCountRow, 'count'>;

/** Different things that wait at once; anybody may send events, so there is an end. */
const maxWaiting = 20_000;

const keyOf = (counted: Counted): string =>
  [counted.template_id, counted.period, counted.kind, counted.revision, counted.variant, counted.label].join(
    '\n',
  );

export function numbersByKind(rows: readonly TemplateCountRow[]): Readonly<Record<string, number>> {
  const numbers = new Map<string, number>();
  for (const { kind, count } of rows) numbers.set(kind, (numbers.get(kind) ?? 0) + count);
  return Object.fromEntries(numbers);
}

export class CountBuffer {
  private waiting = new Map<string, TemplateCountRow>();
  dropped = 0;

  add(counted: Counted, count = 1): void {
    const key = keyOf(counted);
    const row = this.waiting.get(key);
    if (row) row.count += count;
    else if (this.waiting.size < maxWaiting) this.waiting.set(key, { ...counted, count });
    else this.dropped += count;
  }

  drain(): TemplateCountRow[] {
    const rows = [...this.waiting.values()];
    this.waiting = new Map();
    return rows;
  }
}
