import type { Bound, Figure } from './figure';
import type { PlainTable, Section } from './part';

const digits = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if (Number.isInteger(value)) return String(value);
  if (Math.abs(value) >= 1_000) return value.toFixed(0);
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2);
};

const withUnit = (value: number, unit: string): string => `${digits(value)}${unit && ` ${unit}`}`;
const boundText = (bound: Bound | undefined, unit: string): string =>
  bound ? `${bound.kind} ${withUnit(bound.value, unit)}` : '';

const figureHead = ['figure', 'median', '95 % interval', 'bound', 'verdict', ''];

const figureRow = ({ name, unit, value, interval, bound, verdict, remark }: Figure): readonly string[] => [
  name,
  withUnit(value, unit),
  interval ? `${digits(interval[0])} – ${digits(interval[1])}` : '',
  boundText(bound, unit),
  verdict === 'not met' ? '**not met**' : (verdict ?? ''),
  remark,
];

/** A Markdown table whose columns stand straight in a terminal too. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const plainTable = ({ title, head, rows }: PlainTable): string => `${title}:\n\n${table(head, rows)}`;

const figureTable = (figures: readonly Figure[]): string => table(figureHead, figures.map(figureRow));

/** A section as Markdown, which is also what a terminal shows. */
export const printSection = ({ title, text, figures, tables = [] }: Section): string =>
  [`## ${title}`, text, figureTable(figures), ...tables.map(plainTable)].join('\n\n');
