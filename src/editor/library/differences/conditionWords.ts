import { momentOf } from '../../../kernel/date';
import { isRecord } from '../../../kernel/record';
import type { Translate } from '../../../texts/textKey';
import { subjectOf } from '../fields/conditionParts';

/** What values are put into words with. */
export interface DifferenceWords {
  readonly translate: Translate;
  /** Writes a moment (epoch ms) as people read it. */
  readonly momentWords: (at: number) => string;
  /** The name of a template; undefined: not known. */
  readonly pageName: (id: string) => string | undefined;
}

type Told = Readonly<Record<string, unknown>>;

const knownValues = ['android', 'ios', '1', '2', 'true', 'false'] as const;
const operators = ['eq', 'ne', 'in', 'exists', 'gt', 'lt'] as const;

function oneValue(value: unknown, field: string, { translate, momentWords }: DifferenceWords): string {
  const subject = subjectOf(field);
  const at = subject === 'now' ? momentOf(String(value)) : Number.NaN;
  if (!Number.isNaN(at)) return momentWords(at);
  const known = knownValues.find((each) => each === String(value));
  if (known && subject !== 'query') return translate(`editorEdit:condition.values.${known}`);
  return typeof value === 'string'
    ? translate('editorEdit:difference.quoted', { text: value })
    : JSON.stringify(value);
}

function comparisonWords({ field, op, value }: Told & { field: string }, words: DifferenceWords): string {
  const { translate } = words;
  const subject = subjectOf(field);
  const about =
    subject === 'query'
      ? field.replace(/^query\./, '')
      : translate(`editorEdit:condition.subjects.${subject}`);
  if (subject === 'registered' && op === 'eq')
    return translate(`editorEdit:condition.told.${value === true ? 'registered' : 'notRegistered'}`);
  if (op === 'exists' && value === false) return translate('editorEdit:condition.told.absent', { about });
  if (op === 'exists') return `${about} ${translate('editorFields:choice.comparison_op_exists')}`;
  const known = operators.find((each) => each === op);
  const how =
    subject === 'now' && (op === 'gt' || op === 'lt')
      ? translate(`editorEdit:condition.moment.${op}`)
      : known
        ? translate(`editorFields:choice.comparison_op_${known}`)
        : String(op);
  const values = (Array.isArray(value) ? value : [value]).map((each) => oneValue(each, field, words));
  return `${about} ${how} ${values.join(', ')}`;
}

/** Conditions in a row, those that are made of several in brackets. */
function joined(kind: 'and' | 'or', conditions: readonly unknown[], words: DifferenceWords): string {
  const phrases = conditions.map((condition) => {
    const text = writtenCondition(condition, words);
    const isCompound = isRecord(condition) && ('all' in condition || 'any' in condition);
    return isCompound && conditions.length > 1 ? `(${text})` : text;
  });
  const join = (first: string, second: string): string =>
    words.translate(`editorEdit:condition.told.${kind}`, { first, second });
  return phrases.length === 0 ? '[]' : phrases.reduce(join);
}

function writtenCondition(condition: unknown, words: DifferenceWords): string {
  if (!isRecord(condition)) return JSON.stringify(condition);
  const { all, any, not, field } = condition;
  if (Array.isArray(all)) return joined('and', all, words);
  if (Array.isArray(any)) return joined('or', any, words);
  if (not !== undefined)
    return words.translate('editorEdit:condition.told.not', { condition: writtenCondition(not, words) });
  return typeof field === 'string'
    ? comparisonWords({ ...condition, field }, words)
    : JSON.stringify(condition);
}

/** When a block is shown, as one phrase; without a condition it always is. What is no condition is quoted as it stands. */
export const conditionWords = (condition: unknown, words: DifferenceWords): string =>
  condition === undefined
    ? words.translate('editorEdit:condition.told.always')
    : writtenCondition(condition, words);
