import { escapeHtml } from '../../../kernel/escapeHtml';
import type { KeyFacts } from './keyFacts';
import type { KeyFact, KeyFactsPart } from './keyFactsPart';

/** The plan, ready to show. */
export interface PlanLine {
  readonly title: string;
  readonly day: string;
  readonly description: string;
  readonly amount: string;
}

export interface KeptKeyFacts {
  readonly facts: KeyFacts;
  readonly plan: readonly PlanLine[];
  readonly planTitle: string;
  readonly total: KeyFact;
  /** Who showed it, and when. */
  readonly shown: string;
  /** Of the words: `es`. */
  readonly lang: string;
}

const style = `:root{color-scheme:only light}body{max-width:40em;margin:2em auto;padding:0 1em;color:#111;background:#fff;font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.5em;line-height:1.25}h2{margin:1.5em 0 .25em;font-size:1.1em;break-after:avoid}p{margin:.5em 0}
.big{font-size:2em;font-weight:700;line-height:1.25}dl{margin:0}
dl div,tr{break-inside:avoid}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1em;padding:.4em 0;border-bottom:1px solid #ddd}
dt{color:#555}dd{margin:0 0 0 auto;text-align:right}table{width:100%;border-collapse:collapse}
td{padding:.4em .5em .4em 0;border-bottom:1px solid #ddd;vertical-align:top}td:last-child{padding-right:0;text-align:right;white-space:nowrap}
tr:last-child{font-weight:700}small{color:#555}`;

const rowsOf = (rows: readonly KeyFact[]): string =>
  rows.length === 0
    ? ''
    : `<dl>${rows.map(({ name, value }) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;

const partOf = ({ title, words, rows }: KeyFactsPart): string =>
  `<h2>${escapeHtml(title)}</h2>${words && `<p>${escapeHtml(words)}</p>`}${rowsOf(rows)}`;

const bigOf = ({ name, value }: KeyFact, note = ''): string =>
  value &&
  `<p>${escapeHtml(name)}<br><span class="big">${escapeHtml(value)}</span></p>${note && `<p>${escapeHtml(note)}</p>`}`;

const cellsOf = ({ title, day, description, amount }: PlanLine): string => {
  const about = [day, description]
    .filter((text) => text !== '')
    .map((text) => `<br><small>${escapeHtml(text)}</small>`);
  return `<tr><td>${escapeHtml(title)}${about.join('')}</td><td>${escapeHtml(amount)}</td></tr>`;
};

function planOf({ plan, planTitle, total }: KeptKeyFacts): string {
  if (plan.length === 0) return '';
  const last =
    total.value === '' ? '' : cellsOf({ title: total.name, day: '', description: '', amount: total.value });
  return `<h2>${escapeHtml(planTitle)}</h2><table>${plan.map(cellsOf).join('')}${last}</table>`;
}

/** The key facts as one HTML file of a few kB, which opens without us and without a network: it has no script and asks for nothing. */
export function keyFactsDocument(kept: KeptKeyFacts): string {
  const { facts, shown, lang } = kept;
  const { name, received, allIn, costs, rights } = facts;
  return `<!doctype html>
<html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(name)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(name)}</h1>
${bigOf(received)}${allIn ? bigOf(allIn, allIn.note) : ''}
${costs.map(partOf).join('\n')}
${planOf(kept)}
${rights.map(partOf).join('\n')}
<p><small>${escapeHtml(shown)}</small></p></main></body></html>
`;
}
