import { formatMoney } from '../../../kernel/money';
import { type LoanMarket, moneyTypeOf } from '../../../kernel/market';
import { blocksOfType } from '../checkBlock';
import { perText } from '../perText';
import type { Rule, Subject, Words } from '../subject';
import { type Finding, found } from '../templateCheck';
import { exampleTolerance } from './example/exampleTolerance';
import { type Offered, offeredAmounts, offeredTerms } from './contradictions/offeredRanges';
import { type PromisedTime, promisedTimes } from './contradictions/promisedTimes';
import { isExample, marketOf, readable } from './loanPage';

interface Promises {
  readonly times: readonly PromisedTime[];
  readonly amounts: readonly Offered[];
  readonly terms: readonly Offered[];
}

interface Read extends Promises {
  readonly words: Words;
}

const promisesIn = perText((words): Promises => {
  const text = readable(words).replace(/\u00a0/g, ' ');
  return { times: promisedTimes(text), amounts: offeredAmounts(text), terms: offeredTerms(text) };
});

/** A quicker promise than the slowest one of the same thing in the same language. */
function times(texts: readonly Read[]): Finding[] {
  const all = texts.flatMap(({ words, times: own }) =>
    own.map((time) => ({ path: words.path, time, about: `${words.language} ${time.awaited}` })),
  );
  const slowest = new Map<string, PromisedTime>();
  for (const { time, about } of all)
    if (time.most > (slowest.get(about)?.most ?? -1)) slowest.set(about, time);
  return all.flatMap(({ path, time, about }) => {
    const slower = slowest.get(about);
    return slower && slower.most > time.most
      ? [found('timesContradict', path, { said: time.said, elsewhere: slower.said })]
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
  const texts = subject.words
    .filter(({ path }) => !isExample(path))
    .map((words): Read => ({ words, ...promisesIn(words) }));
  return [...times(texts), ...amounts(subject, texts, market), ...terms(subject, texts)];
};
