import type { Statistics } from '../../../generated/editor';
import type { Translate } from '../../../texts/textKey';
import { breakdownsOf } from './breakdowns';
import { funnelSteps } from './figures';

/** By which spreadsheets know UTF-8. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

/** What a spreadsheet would take for a formula, run when the file is opened: anybody may make up a utm_tag (OWASP, CSV injection). */
const startsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

const textCell = (text: string): string =>
  `"${(startsFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const columns = [...funnelSteps, 'taps', 'messages'] as const;

/** All breakdowns one below the other (RFC 4180), with heads and names in the editor's language and bare numbers. */
export function statisticsCsv(value: Statistics, translate: Translate): string {
  const heads = [
    translate('editorStatistics:csv.view'),
    translate('editorStatistics:csv.name'),
    ...columns.map((column) => translate(`editorStatistics:${column}`)),
  ];
  const experiments = value.groups.map(({ experiment, group, ...steps }) => ({
    view: translate('editorStatistics:experiment', { name: experiment }),
    name: group,
    steps,
  }));
  const others = breakdownsOf(value, translate, (period) => period).flatMap(({ title, rows }) =>
    rows.map(({ name, ...steps }) => ({ view: translate(title), name, steps })),
  );
  const lines = [...others, ...experiments].map(({ view, name, steps }) =>
    [textCell(view), textCell(name), ...columns.map((column) => String(steps[column]))].join(','),
  );
  return byteOrderMark + [heads.map(textCell).join(','), ...lines, ''].join(lineEnd);
}
