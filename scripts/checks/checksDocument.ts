import texts from '../../locales/en/checks.json';
import terms from '../../schemas/marketRuleTerms.schema.json';
import { type LoanMarket, marketFacts, markets } from '../../src/kernel/market';
import type { MarketPack, MarketRule } from '../../src/kernel/marketRules';
import { shippedRules } from '../../src/template/check/testing/shippedRules';
import {
  ruleTable,
  type RuleFacts,
  type RuleGroup,
  type RuleId,
  type RuleNeed,
} from '../../src/template/check/ruleTable';
import { exampleTolerance } from '../../src/template/check/loan/example/exampleTolerance';
import { plainLanguageLimits } from '../../src/template/check/loan/plainLanguage';
import { budgets, ownPages, referencePhone } from '../../src/template/check/weighPage';

const introduction = `# Checks

What the editor's check panel, \`npm run templates -- check\` and the host say about a template before it is published: the same code for all three (\`src/template/check/\`). **Errors** keep a template from being published, **warnings** ask.

Made from the rule list and the shipped market rules by \`npx tsx scripts/checksDocument.ts\`; a test fails when the two differ. Texts in Spanish: \`locales/es/checks.json\`.

A rule that lacks what it needs is not run, and is named as such.
`;

const needs: Readonly<Record<RuleNeed, string>> = {
  now: 'the date',
  brand: 'the brand file',
  marketRules: 'the market rules',
  origin: 'PUBLIC_ORIGIN',
  isPublished: 'the store: which templates are published',
  isPictureGone: 'the store: which pictures there are',
  pictureBytes: 'the bytes of pictures',
  pictureSize: 'the files of pictures',
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
- The brand's font counts for the page, and not for the LCP: until it is there text stands in one of the phone's.
- Budget: LCP ${budgets.lcp / 1_000} s, page ${budgets.pageBytes / 1_000} kB, each picture ${budgets.pictureBytes / 1_000} kB.

## Lending rules

They apply where the template's \`market\` is ${loanMarkets}, each as the market's own rule of the last column asks for it: \`rules/<market>.json\`, or the file of that name in \`RULES_DIR\`, says what the rule is worth, since when, and who confirmed it. What the market asks nothing about is not looked for. A rule that holds from a later day on, or holds no more, only warns and names the day. They help; they are no legal advice. "Lender to confirm" means that no article could be confirmed here, so the lender's own counsel has to. Claims are looked for in English, Spanish and Chinese, in small and capital letters, with and without accents, spelled out, with look-alike letters and figures, and within formatted text.
`;

const [shortYear, longYear] = exampleTolerance.daysOfInterestYear;

const computing = `
## How a loan example is computed

The example's sentence is read in each language: the sum borrowed, what is paid out of it, interest, VAT, fees, instalments, total, term, rates, CAT or APR. What can't be told apart is not guessed (\`exampleUnclear\`).

- Sum: borrowed, interest, VAT and fees make the total; fees may be paid apart.
- Interest: one repayment bears simple interest, instalments bear it on what is still owed (annuity). Years of ${shortYear} to ${longYear} days are accepted. A monthly rate counts 12 times, a daily one ${longYear} times.
- CAT (Banco de México, Circular 21/2009): the yearly rate \`i\` at which received = Σ repaid ÷ (1 + i)^years, without VAT.
- APR (Reserve Bank of India, RBI/2024-25/18, Annex B): the same internal rate for one period, times the periods of a year; of a loan repaid at once the term is the period.
- Maximum: the rate stated, and the cost as periods of a year, may not exceed the disclosure's maximum.
- Tolerances: ${exampleTolerance.amount} minor unit an amount (${exampleTolerance.wholeAmount} where it is written without cents), ${exampleTolerance.rate.year} points of a yearly rate (${exampleTolerance.rate.month} of a monthly, ${exampleTolerance.rate.day} of a daily one), the market's \`allInTolerancePoints\` of CAT, APR and maximum, ${exampleTolerance.termDays.month} days of a term in months or fortnights and ${exampleTolerance.termDays.year} of one in years.
- A Mexican total without a named VAT may hold it or not; both are accepted.

## How the other rules read a page

- Times (\`timesContradict\`): "today" is a day, "in minutes" an hour, working days count 7/5. The decision and the money are kept apart, and each language is compared with itself; replies to complaints and requests about data, codes, payments and the applying itself are left out.
- Amounts (\`amountsContradict\`) are compared with the page's calculator, terms (\`termsContradict\`) with its disclosure; less than these offer is no contradiction.
- Reading ease (\`hardToRead\`), from whole sentences of a language that has at least ${plainLanguageLimits.leastWords} words of them. English: 206.835 − 84.6 × syllables of a word − 1.015 × words of a sentence (Flesch 1948). Spanish: 206.84 − 60 × syllables of a word − 1.02 × words of a sentence (Fernández Huerta 1959, as Gwillim Law read it in 2011). The ${plainLanguageLimits.sentences} hardest sentences are named.
- A starter's samples (\`starterSampleLeft\`) are the sentences by which a shipped page calls an amount, an example or an agreement a sample. They are looked for on every page but that shipped one itself, known by its id; all other words of a starter may stay.
- A privacy notice is the template \`site-privacy\`, or one whose title begins as one; a market's rules reach it where its \`market\` is named.
`;

const withPlaces = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, '‹$1›').replaceAll('|', '\\|');

function row(rule: RuleId, { severity, needs: need, marketRule }: RuleFacts): string {
  const note =
    need === undefined
      ? ''
      : ` Needs ${need === 'layout' ? 'a drawn page' : needs[need].replace(/:.*/, '')}.`;
  const cells = [
    `\`${rule}\``,
    severity,
    withPlaces(texts.rule[rule]) + note,
    ...(marketRule === undefined ? [] : [`\`${marketRule}\``]),
  ];
  return `| ${cells.join(' | ')} |`;
}

function chapter(group: RuleGroup): string {
  // A table with exactly these keys: the compiler checks it.
  const rules = (Object.entries(ruleTable) as [RuleId, RuleFacts][]).filter(
    ([, facts]) => facts.group === group,
  );
  const head =
    group === 'loan'
      ? '| rule | severity | what it says | asked for by |\n|---|---|---|---|'
      : '| rule | severity | what it says |\n|---|---|---|';
  return `\n## ${texts.group[group]}\n\n${head}\n${rules.map(([rule, facts]) => row(rule, facts)).join('\n')}\n`;
}

const titleOf: Readonly<Record<LoanMarket, string>> = { mx: 'Mexico', in: 'India' };

function valueOf({ value, unit }: MarketRule): string {
  if (unit === 'yes or no') return value ? 'yes' : 'no';
  if (unit === 'list') return value.map(({ name }) => name).join('; ');
  return unit === 'choice' ? `\`${value}\`` : `${value} ${unit}`;
}

function ruleRow(rule: MarketRule): string {
  const { name, source, inForceFrom, inForceUntil, confirmedBy = 'nobody yet' } = rule;
  const days = inForceUntil === undefined ? `from ${inForceFrom}` : `${inForceFrom} to ${inForceUntil}`;
  const cells = [`\`${name}\``, valueOf(rule), days, source, confirmedBy];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const packChapter = ({ market, rules }: MarketPack): string => `
### ${titleOf[market]} (\`rules/${market}.json\`)

| rule | value | in force | source | confirmed by |
|---|---|---|---|---|
${rules.map(ruleRow).join('\n')}
`;

const meanings = Object.entries(terms.properties)
  .map(([name, { description }]) => `- \`${name}\`: ${description}`)
  .join('\n');

const packs = `
## The markets' rules

What each name means:

${meanings}

Those that come with the host; a lender's counsel reads and changes a copy, writes \`confirmedBy\`, and gives its folder to \`RULES_DIR\`. Checks of advertising, the borrower's screens and what is kept all go by it.
${Object.values(shippedRules).map(packChapter).join('')}`;

/** The whole of docs/generated/checks.md. */
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
    computing,
    packs,
  ].join('');
}
