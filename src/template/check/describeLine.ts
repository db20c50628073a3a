import texts from '../../../locales/en/checks.json';
import type { FindingLine, SaidFinding } from './findingLines';
import { describeCheck, type RuleStanding, withStanding } from './templateCheck';

export interface CheckTexts {
  readonly rule: Readonly<Record<string, string>>;
  readonly standing: Readonly<Record<RuleStanding['state'], string>>;
}

/** What a line says; of a rule that the texts don't know, the words of whoever found it. */
export function describeLine(
  { first, parameters }: FindingLine<SaidFinding>,
  { rule, standing: standings }: CheckTexts,
  locale: string,
): string {
  const { standing } = first;
  const text = rule[first.rule];
  if (text === undefined) return first.message;
  const whole = withStanding(text, standing && standings[standing.state]);
  return describeCheck(whole, { ...parameters, ...standing }, locale);
}

/** The same for the terminal. */
export const describeInEnglish = (line: FindingLine<SaidFinding>): string => describeLine(line, texts, 'en');
