import { perText } from '../perText';
import type { Rule, Subject } from '../subject';
import type { RuleId } from '../ruleTable';
import { type Claim, claims } from './claimPatterns';
import { found } from '../templateCheck';
import { marketOf, readable } from './loanPage';
import { plainWords, readPlainly } from './plainWords';

/** Words before a claim that turn it into its opposite: "no guaranteed approval" is no claim. */
const negation = /\b(?:no|not|never|nunca|jamas) (?:[^\s;]+ ){0,2}$/;

/** Each claim as one word, as hashtags and spelled-out words have it: `sinburo`. */
const asOneWord = new Map(
  claims.map(([rule, , { source }]) => [rule, new RegExp(`^(?:${source.replaceAll(' ', ' ?')})$`, 'u')]),
);
const longWord = /[^ ]{7,}/g;
/** How far back a negation is looked for, in characters. */
const maxNegationLength = 60;

/** Each place of a claim in a text: where, and how long. */
type Place = readonly [at: number, length: number];

const placeOf = ({ index, 0: { length } }: RegExpExecArray): Place => [index, length];

const isNegated = (plain: string, at: number): boolean =>
  negation.test(plain.slice(Math.max(0, at - maxNegationLength), at));

function placesOf(plain: string, [rule, pieces, pattern]: Claim): readonly Place[] {
  if (!pieces.test(plain)) return [];
  const claimed = [...plain.matchAll(pattern)].map(placeOf).filter(([at]) => !isNegated(plain, at));
  const isNew = ([at, length]: Place): boolean =>
    claimed.every(([other, its]) => at + length <= other || other + its <= at);
  const joined = [...plain.matchAll(longWord)].filter(
    ([word]) => pieces.test(word) && asOneWord.get(rule)?.test(word),
  );
  return [...claimed, ...joined.map(placeOf).filter(isNew)];
}

const plainText = perText(({ text }) => plainWords(text));

/** A representative example that is itself without interest gives the reason for the claim. */
function hasExampleOf(subject: Subject, pattern: RegExp): boolean {
  return subject.words.some(
    (words) => words.path.includes('/props/example') && plainText(words).search(pattern) !== -1,
  );
}

interface Claimed {
  readonly rule: RuleId;
  /** As it is written. */
  readonly claim: string;
}

function findClaims(text: string): readonly Claimed[] {
  const plain = plainWords(text);
  const places = claims.flatMap((each) => placesOf(plain, each).map((place) => ({ rule: each[0], place })));
  if (places.length === 0) return [];
  const { quote } = readPlainly(text);
  const claimed = places.map(({ rule, place }) => ({ rule, claim: quote(...place) }));
  return claimed.filter(
    (each, at) => claimed.findIndex(({ rule, claim }) => rule === each.rule && claim === each.claim) === at,
  );
}

const claimsIn = perText((words) => findClaims(readable(words)));

/** What a page may not promise about a loan, however it is written. */
export const claimRules: Rule = (subject) => {
  if (marketOf(subject) === undefined) return [];
  const [, , zeroInterest] = claims.find(([rule]) => rule === 'claimZeroInterest') ?? [];
  const mayBeFree = zeroInterest !== undefined && hasExampleOf(subject, zeroInterest);
  return subject.words.flatMap((words) =>
    claimsIn(words)
      .filter(({ rule }) => rule !== 'claimZeroInterest' || !mayBeFree)
      .map(({ rule, claim: claimed }) => found(rule, words.path, { claim: claimed })),
  );
};
