import type { TemplateCountRow } from '../../store/tables/operationTables';

/** What is counted, without how often. */
export type Counted = Omit<TemplateCountRow, 'count'>;

/** Different things that wait at once; anybody may send events, so there is an end. */
const maxWaiting = 20_000;

const keyOf = (counted: Counted): string =>
  [counted.template_id, counted.period, counted.kind, counted.revision, counted.variant, counted.label].join(
    '\n',
  );

/** How much was counted of each kind. */
export function numbersByKind(rows: readonly TemplateCountRow[]): Readonly<Record<string, number>> {
  const numbers = new Map<string, number>();
  for (const { kind, count } of rows) numbers.set(kind, (numbers.get(kind) ?? 0) + count);
  return Object.fromEntries(numbers);
}

/** Counts that wait for the next write. */
export class CountBuffer {
  private waiting = new Map<string, TemplateCountRow>();
  /** Counts that found no room. */
  dropped = 0;

  add(counted: Counted, count = 1): void {
    const key = keyOf(counted);
    const row = this.waiting.get(key);
    if (row) row.count += count;
    else if (this.waiting.size < maxWaiting) this.waiting.set(key, { ...counted, count });
    else this.dropped += count;
  }

  /** Empties the buffer. */
  drain(): TemplateCountRow[] {
    const rows = [...this.waiting.values()];
    this.waiting = new Map();
    return rows;
  }
}
