import { formatMoney } from '../../../kernel/money';
import { type LoanMarket, moneyTypeOf } from '../../../kernel/market';
import { blocksOfType } from '../checkBlock';
import type { Rule, Subject, Words } from '../subject';
import { type Finding, found } from '../templateCheck';
import { exampleTolerance } from './example/exampleTolerance';
import { type Offered, offeredAmounts, offeredTerms } from './contradictions/offeredRanges';
import { type PromisedTime, promisedTimes } from './contradictions/promisedTimes';
import { isExample, marketOf, readable } from './loanPage';

interface Read {
  readonly words: Words;
  readonly times: readonly PromisedTime[];
  readonly amounts: readonly Offered[];
  readonly terms: readonly Offered[];
}

/** While somebody types, one text changes and the others are asked for again and again. */
const known = new Map<string, Omit<Read, 'words'>>();
const maxKnown = 5_000;

function read(words: Words): Read {
  const key = `${words.role} ${words.text}`;
  const before = known.get(key);
  if (before) return { words, ...before };
  const text = readable(words).replace(/\u00a0/g, ' ');
  const fresh = {
    times: promisedTimes(text),
    amounts: offeredAmounts(text),
    terms: offeredTerms(text),
  };
  if (known.size >= maxKnown) known.clear();
  known.set(key, fresh);
  return { words, ...fresh };
}

/** A quicker promise than the slowest one of the same thing in the same language. */
function times(texts: readonly Read[]): Finding[] {
  const all = texts.flatMap(({ words, times: own }) => own.map((time) => ({ words, time })));
  return all.flatMap(({ words, time }) => {
    const slowest = all
      .filter(
        ({ words: { language }, time: { awaited } }) =>
          language === words.language && awaited === time.awaited,
      )
      .reduce((one, other) => (other.time.most > one.time.most ? other : one));
    return slowest.time.most > time.most
      ? [found('timesContradict', words.path, { said: time.said, elsewhere: slowest.time.said })]
      : [];
  });
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const boundsOf = (ranges: readonly Bounds[]): Bounds | undefined =>
  ranges.length === 0
    ? undefined
    : {
        least: Math.min(...ranges.map(({ least }) => least)),
        most: Math.max(...ranges.map(({ most }) => most)),
      };

const isOutside = ({ least, most }: Offered, bounds: Bounds, slack: number): boolean =>
  most > bounds.most + slack || (least !== undefined && least < bounds.least - slack);

/** More, or less, than the page's calculator lets a visitor choose. */
function amounts({ blocks }: Subject, texts: readonly Read[], market: LoanMarket): Finding[] {
  const bounds = boundsOf(
    blocksOfType(blocks, 'calculator').map(({ props }) => ({
      least: props.minAmount,
      most: props.maxAmount,
    })),
  );
  if (!bounds) return [];
  const money = (minor: number): string => formatMoney(minor, moneyTypeOf(market, 2));
  return texts.flatMap(({ words, amounts: offered }) =>
    offered
      .filter((each) => isOutside(each, bounds, 0))
      .map(({ said }) =>
        found('amountsContradict', words.path, {
          said,
          least: money(bounds.least),
          most: money(bounds.most),
        }),
      ),
  );
}

/** Terms outside those that the page's disclosure states. */
function terms({ blocks }: Subject, texts: readonly Read[]): Finding[] {
  const bounds = boundsOf(
    blocksOfType(blocks, 'disclosure').map(({ props }) => ({
      least: props.minTermDays,
      most: props.maxTermDays,
    })),
  );
  if (!bounds) return [];
  return texts.flatMap(({ words, terms: offered }) =>
    offered
      .filter((each) => isOutside(each, bounds, exampleTolerance.termDays.month))
      .map(({ said }) =>
        found('termsContradict', words.path, { said, least: bounds.least, most: bounds.most }),
      ),
  );
}

/** Amounts, terms and times that a page promises in one place and takes back in another. */
export const contradictions: Rule = (subject) => {
  const market = marketOf(subject);
  if (market === undefined) return [];
  const texts = subject.words.filter(({ path }) => !isExample(path)).map(read);
  return [...times(texts), ...amounts(subject, texts, market), ...terms(subject, texts)];
};
