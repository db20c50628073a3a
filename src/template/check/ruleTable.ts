import type texts from '../../../locales/en/checks.json';

/** Stable names of the rules; each has a text under `rule` in `locales/<language>/checks.json`. */
export type RuleId = keyof typeof texts.rule;

/** Errors keep a template from being published, warnings ask. */
export type Severity = 'error' | 'warning';

/** Chapters of the check panel and of docs/checks.md. */
export type RuleGroup = 'format' | 'blocks';

export interface RuleFacts {
  readonly severity: Severity;
  readonly group: RuleGroup;
}

const error = (group: RuleGroup): RuleFacts => ({ severity: 'error', group });
const warning = (group: RuleGroup): RuleFacts => ({ severity: 'warning', group });

/** Every rule, in the order in which docs/checks.md lists them. */
export const ruleTable: Readonly<Record<RuleId, RuleFacts>> = {
  documentTooLarge: error('format'),
  notJson: error('format'),
  notAnObject: error('format'),
  nestsTooDeep: error('format'),
  newerFormat: warning('format'),
  missing: error('format'),
  unknownKey: error('format'),
  notAChoice: error('format'),
  notTheValue: error('format'),
  wrongType: error('format'),
  wrongForm: error('format'),
  noForm: error('format'),
  tooSmall: error('format'),
  tooBig: error('format'),
  textTooShort: error('format'),
  textTooLong: error('format'),
  tooFew: error('format'),
  tooMany: error('format'),
  notAllowed: error('format'),
  unknownBlockType: error('blocks'),
  columnsTooDeep: error('blocks'),
  tooManyBlocks: error('blocks'),
  conditionTooDeep: error('blocks'),
  repeatedId: error('blocks'),
  scrollToNowhere: error('blocks'),
  experimentUnseen: error('blocks'),
  pictureWithoutAlt: warning('blocks'),
};
