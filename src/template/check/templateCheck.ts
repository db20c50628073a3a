import texts from '../../../locales/en/checks.json';
import { type RuleId, ruleTable, type Severity } from './ruleTable';

/** What a rule found, before it is known in which block it stands. */
export interface Finding {
  readonly rule: RuleId;
  /** JSON Pointer of what it is about; empty: the document itself. */
  readonly path: string;
  readonly parameters: CheckParameters;
  /** Absent: of a rule that holds today, or that is no market's. */
  readonly standing?: RuleStanding;
}

/** Why a finding only warns: its rule holds from a day on (`2027-01-31`), or held until one. */
export interface RuleStanding {
  readonly state: keyof typeof texts.standing;
  readonly day: string;
}

/** One finding about a template. Errors keep it from being published, warnings ask. */
export interface TemplateCheck extends Finding {
  readonly severity: Severity;
  /** Id of the innermost block that it belongs to; absent: the document's own. */
  readonly block?: string;
  /** What is wrong and what to do, in English, for the terminal; other languages: `checks:rule.<rule>` of `locales/`. */
  readonly message: string;
}

export const found = (rule: RuleId, path: string, parameters: CheckParameters = {}): Finding => ({
  rule,
  path,
  parameters,
});

/** A finding with all that follows from its rule and its place. */
export function templateCheck(finding: Finding, block: string | undefined): TemplateCheck {
  const { rule, parameters, standing } = finding;
  const text = withStanding(texts.rule[rule], standing && texts.standing[standing.state]);
  const message = describeCheck(text, { ...parameters, ...standing }, 'en');
  const severity = standing ? 'warning' : ruleTable[rule].severity;
  return { ...finding, severity, ...(block !== undefined && { block }), message };
}

/** What stands for `{{name}}` in the text of a rule. `language` holds a locale, `bytes` and the like plain numbers. */
export type CheckParameters = Readonly<Record<string, string | number>>;

function shown(name: string, value: string | number, locale: string): string {
  if (typeof value === 'number')
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  return name === 'language'
    ? (new Intl.DisplayNames([locale], { type: 'language' }).of(value) ?? value)
    : value;
}

/** The text of a rule with what is said where it does not hold today. */
export const withStanding = (text: string, standing: string | undefined): string =>
  standing === undefined ? text : `${text} ${standing}`;

/** The text of a rule in one language with its places filled: numbers and languages as the reader writes them. */
export const describeCheck = (text: string, parameters: CheckParameters, locale: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = parameters[name];
    return value === undefined ? place : shown(name, value, locale);
  });
