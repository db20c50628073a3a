import type { RuleId } from '../ruleTable';
import type { Rule, Subject, Words } from '../subject';
import { found } from '../templateCheck';
import { readable } from './loanPage';

/** Titles of a privacy notice, whole: a page that merely links to one has another. */
const title =
  /^\s*(?:(?:nuestro |our )?(?:aviso|pol[ií]tica|privacy)\b.{0,12}\b(?:privacidad|policy|notice))\b/i;
/** The template that /PrivacyPolicy and /Policy show (contract §4). */
const siteNotice = 'site-privacy';

const languages = ['en', 'es'] as const;

/** Parts of a notice; each needs all of its patterns, which read English and Spanish. */
const parts: readonly (readonly [RuleId, readonly RegExp[]])[] = [
  [
    'privacyRightsMissing',
    [/\bARCO\b/, /\bacce(?:so|der|ss)/i, /rectific/i, /cancel/i, /\bopo(?:sici[oó]n|ner)|\boppos|\bobject/i],
  ],
  ['privacyPurposesMissing', [/finalidad|para qu[eé] (?:l[oa]s )?usamos|purposes?\b|what we use it for/i]],
  ['privacyTransfersMissing', [/transfer|compart|\bshare|who else (?:sees|gets)/i]],
];

const isNotice = ({ document: { id }, words }: Subject): boolean =>
  id === siteNotice || words.some(({ path, text }) => path.startsWith('/title') && title.test(text));

const longest = (words: readonly Words[]): string =>
  words.reduce((one, other) => (other.text.length > one.text.length ? other : one)).path;

/** The parts of a privacy notice, in each language that it has. */
export const privacyNotice: Rule = (subject) => {
  if (!isNotice(subject)) return [];
  return languages.flatMap((language) => {
    const words = subject.words.filter(
      (each) => each.language === language && each.path.startsWith('/blocks'),
    );
    if (words.length === 0) return [];
    const text = words.map(readable).join('\n');
    return parts
      .filter(([, patterns]) => !patterns.every((pattern) => pattern.test(text)))
      .map(([rule]) => found(rule, longest(words), { language }));
  });
};
