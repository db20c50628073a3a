import texts from '../../locales/en/checks.json';
import { marketFacts, markets } from '../../src/kernel/market';
import {
  ruleTable,
  type RuleFacts,
  type RuleGroup,
  type RuleId,
  type RuleNeed,
} from '../../src/template/check/ruleTable';
import { budgets, ownPages, referencePhone } from '../../src/template/check/weighPage';

const introduction = `# Checks

What the editor's check panel, \`npm run templates -- check\` and the host say about a template before it is published: the same code for all three (\`src/template/check/\`). **Errors** keep a template from being published, **warnings** ask.

Made from the rule list by \`npx tsx scripts/checksDocument.ts\`; a test fails when the two differ. Texts in Spanish: \`locales/es/checks.json\`.

A rule that lacks what it needs is not run, and is named as such.
`;

const needs: Readonly<Record<RuleNeed, string>> = {
  now: 'the date',
  brand: 'the brand file',
  origin: 'PUBLIC_ORIGIN',
  isPublished: 'the store: which templates are published',
  pictureBytes: 'the bytes of pictures',
  layout:
    'a page that has been drawn: the editor measures it in its preview of 360 CSS pixels; the terminal does not run it',
};

const loanMarkets = markets
  .filter((market) => marketFacts(market) !== undefined)
  .map((market) => `\`${market}\``)
  .join(' or ');

const weighing = `
## How a page is weighed

The reference phone has a round trip of ${referencePhone.roundTrip} ms, ${(referencePhone.bytesPerMillisecond * 8 * 1_000) / 1_000_000} Mbit/s and ${referencePhone.width} device pixels across. The estimate is a lower bound: it leaves out drawing and the host's own time.

- HTML, compressed: ${ownPages.htmlBytes} bytes and ${ownPages.htmlShareOfDocument * 100} % of the template's JSON. Script: ${ownPages.scriptBytes} bytes.
- First paint: ${referencePhone.roundTripsToHtml} round trips (name, connection, TLS, request), then the HTML.
- LCP: with a picture in the first block, one round trip more and the picture, counted twice because the script shares the line; without one, the first paint.
- Of each picture the one file counts that this phone would take: the best format, the first width that fills its screen.
- Budget: LCP ${budgets.lcp / 1_000} s, page ${budgets.pageBytes / 1_000} kB, each picture ${budgets.pictureBytes / 1_000} kB.

## Lending rules

They apply where the template's \`market\` is ${loanMarkets}. They help; they are no legal advice. "Lender to confirm" means that no article could be confirmed here, so the lender's own counsel has to. Claims are looked for in English, Spanish and Chinese, in small and capital letters, with and without accents, spelled out, with look-alike letters and figures, and within formatted text.
`;

const withPlaces = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, '‹$1›').replaceAll('|', '\\|');

function row(rule: RuleId, { severity, needs: need, source }: RuleFacts, hasSources: boolean): string {
  const note =
    need === undefined
      ? ''
      : ` Needs ${need === 'layout' ? 'a drawn page' : needs[need].replace(/:.*/, '')}.`;
  const cells = [
    `\`${rule}\``,
    severity,
    withPlaces(texts.rule[rule]) + note,
    ...(hasSources ? [source ?? ''] : []),
  ];
  return `| ${cells.join(' | ')} |`;
}

function chapter(group: RuleGroup): string {
  // A table with exactly these keys: the compiler checks it.
  const rules = (Object.entries(ruleTable) as [RuleId, RuleFacts][]).filter(
    ([, facts]) => facts.group === group,
  );
  const hasSources = rules.some(([, { source }]) => source !== undefined);
  const head = hasSources
    ? '| rule | severity | what it says | source |\n|---|---|---|---|'
    : '| rule | severity | what it says |\n|---|---|---|';
  return `\n## ${texts.group[group]}\n\n${head}\n${rules.map(([rule, facts]) => row(rule, facts, hasSources)).join('\n')}\n`;
}

/** The whole of docs/checks.md. */
export function checksDocument(): string {
  const used = new Set(Object.values(ruleTable).map((facts) => facts.needs));
  const needed = Object.entries(needs)
    .filter(([name]) => used.has(name as RuleNeed))
    .map(([name, what]) => `- \`${name}\`: ${what}`)
    .join('\n');
  const groups = Object.keys(texts.group) as RuleGroup[];
  return [
    introduction,
    `\n${needed}\n`,
    ...groups.filter((group) => group !== 'loan').map(chapter),
    weighing,
    chapter('loan').replace(/^\n## .*\n\n/, '\n'),
  ].join('');
}
