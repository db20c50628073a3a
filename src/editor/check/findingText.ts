import english from '../../../locales/en/checks.json';
import spanish from '../../../locales/es/checks.json';
import type { EditorFinding, EditorLanguage } from '../../generated/editor';
import {
  describeCheck,
  type CheckParameters,
  type TemplateCheck,
  withStanding,
} from '../../template/check/templateCheck';
import { readersOf } from '../data/format';

/** A finding as the checks make it here or as the host sends it. */
export type AnyFinding = TemplateCheck | EditorFinding;

interface Texts {
  readonly rule: Readonly<Record<string, string>>;
  readonly standing: Readonly<Record<string, string>>;
}

const textsByLanguage: Readonly<Record<EditorLanguage, Texts>> = { en: english, es: spanish };

/** Strings and numbers are all that rules say. */
const plain = (parameters: AnyFinding['parameters']): CheckParameters =>
  Object.fromEntries(
    Object.entries(parameters).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

/** What a finding says in the language of whoever edits; of a rule that this build doesn't know, the host's own words. */
export function findingText(finding: AnyFinding, language: EditorLanguage): string {
  const { rule, standing: standings } = textsByLanguage[language];
  const { standing, parameters } = finding;
  const text = rule[finding.rule];
  if (text === undefined) return finding.message;
  const whole = withStanding(text, standing && standings[standing.state]);
  return describeCheck(whole, plain({ ...parameters, ...standing }), readersOf(language));
}
