import { perText } from '../perText';
import type { Rule, Subject } from '../subject';
import type { RuleId } from '../ruleTable';
import { type Claim, claims } from './claimPatterns';
import { found } from '../templateCheck';
import { marketOf, readable } from './loanPage';
import { plainWords } from './plainWords';

/** Words before a claim that turn it into its opposite: "no guaranteed approval" is no claim. */
const negation = /\b(?:no|not|never|nunca|jamas) (?:[^\s;]+ ){0,2}$/;

/** Each claim as one word, as hashtags and spelled-out words have it: `sinburo`. */
const asOneWord = new Map(
  claims.map(([rule, , { source }]) => [rule, new RegExp(`^(?:${source.replaceAll(' ', ' ?')})$`, 'u')]),
);
const shortestOneWord = 7;
/** How far back a negation is looked for, in characters. */
const maxNegationLength = 60;

function claimIn(
  plain: string,
  words: readonly string[],
  [rule, pieces, pattern]: Claim,
): string | undefined {
  if (!pieces.test(plain)) return undefined;
  for (const match of plain.matchAll(pattern)) {
    if (!negation.test(plain.slice(Math.max(0, match.index - maxNegationLength), match.index)))
      return match[0];
  }
  return words.find((word) => pieces.test(word) && asOneWord.get(rule)?.test(word));
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
  readonly claim: string;
}

function findClaims(text: string): readonly Claimed[] {
  const plain = plainWords(text);
  const long = plain.split(' ').filter((word) => word.length >= shortestOneWord);
  return claims.flatMap((each) => {
    const claimed = claimIn(plain, long, each);
    return claimed === undefined ? [] : [{ rule: each[0], claim: claimed.trim() }];
  });
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
