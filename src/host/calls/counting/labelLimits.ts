import { LRUCache } from 'lru-cache';
import type { Transaction } from 'kysely';
import type { Database } from '../../store/database';
import { journeyFacts } from '../../../contract/journey';
import { textOf } from '../../store/decodeRow';
import { eventKinds, otherLabel, type TemplateCountRow } from '../../store/tables/operationTables';

/** Different utm_tags, errors, faults, and blocks with fields that a template has room for a day; the rest is counted as `other`. */
const maxLabels = { event: 200, error: 50, fault: 50, journey: 600 } as const;
type Family = keyof typeof maxLabels;

function familyOf({ kind }: TemplateCountRow): Family | undefined {
  if (kind === 'error' || kind === 'fault') return kind;
  if (journeyFacts.some((each) => each === kind)) return 'journey';
  return eventKinds.some((each) => each === kind) ? 'event' : undefined;
}

function kindsOf(family: Family): TemplateCountRow['kind'][] {
  if (family === 'event') return [...eventKinds];
  return family === 'journey' ? [...journeyFacts] : [family];
}

const maxRemembered = 1_000;

/** Anybody may make up labels; this keeps a day's within bounds. */
export class LabelLimits {
  private readonly known = new LRUCache<string, Set<string>>({ max: maxRemembered });

  /** The rows with labels beyond the limit changed to `other`. */
  async apply<Row extends TemplateCountRow>(
    open: Transaction<Database>,
    rows: readonly Row[],
  ): Promise<Row[]> {
    const limited: Row[] = [];
    for (const row of rows) limited.push(await this.limit(open, row));
    return limited;
  }

  private async limit<Row extends TemplateCountRow>(open: Transaction<Database>, row: Row): Promise<Row> {
    const family = familyOf(row);
    if (!family || row.label === '' || row.label === otherLabel) return row;
    const key = `${row.template_id}\n${row.period}\n${family}`;
    const known = this.known.get(key);
    if (known?.has(row.label)) return row;
    const labels = known && known.size >= maxLabels[family] ? known : await this.read(open, row, family);
    this.known.set(key, labels);
    if (!labels.has(row.label) && labels.size >= maxLabels[family]) return { ...row, label: otherLabel };
    labels.add(row.label);
    return row;
  }

  private async read(
    open: Transaction<Database>,
    row: TemplateCountRow,
    family: Family,
  ): Promise<Set<string>> {
    const rows = await open
      .selectFrom('template_counts')
      .select('label')
      .distinct()
      .where('template_id', '=', row.template_id)
      .where('period', '=', row.period)
      .where('kind', 'in', kindsOf(family))
      .where('label', 'not in', ['', otherLabel])
      .execute();
    const earlier = this.known.get(`${row.template_id}\n${row.period}\n${family}`) ?? [];
    return new Set([...earlier, ...rows.map((each) => textOf(each, 'label'))]);
  }
}
