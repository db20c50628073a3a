import type { FieldSchema } from '../../../generated/fieldSchemas';
import type { Action } from '../../../generated/template';
import type { Translate } from '../../../texts/textKey';
import { momentOf } from '../../../kernel/date';
import { recordOf } from '../../../kernel/record';
import { shownNumber } from '../fields/NumberInput';
import { wordsIn } from '../../kit/data/textValue';
import type { DifferenceWords } from './conditionWords';

const maxQuoted = 80;

/** A text as it is quoted in a difference: without tags, not too long. */
export function quoted(text: string, translate: Translate): string {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = plain.length > maxQuoted ? `${plain.slice(0, maxQuoted - 1)}…` : plain;
  return translate('editorEdit:difference.quoted', { text: short });
}

/** What has no words of its own, as it stands. */
export const quotedJson = (value: unknown, translate: Translate): string =>
  quoted(JSON.stringify(value), translate);

const actionTypes: readonly Action['type'][] = [
  'link',
  'scrollTo',
  'openApp',
  'download',
  'agreement',
  'call',
  'native',
];

function actionWords(value: unknown, translate: Translate): string {
  const { type, href, block, phone, page } = recordOf(value);
  const known = actionTypes.find((each) => each === type);
  const target = [href, block, phone, page].find((each) => typeof each === 'string');
  return [
    known ? translate(`editorEdit:action.${known}`) : String(type),
    typeof target === 'string' ? quoted(target, translate) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A picture is told by what it shows, not by its file. */
function pictureWords(value: unknown, translate: Translate): string {
  const { alt } = recordOf(value);
  const words = wordsIn(alt, 'es', 'en');
  return words === '' ? translate('editorEdit:difference.picture') : quoted(words, translate);
}

function plainWords(value: unknown, translate: Translate): string {
  if (typeof value === 'string') return quoted(value, translate);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return translate(`editorEdit:condition.values.${value ? 'true' : 'false'}`);
  if (Array.isArray(value)) return translate('editorEdit:difference.list', { count: value.length });
  return quotedJson(value, translate);
}

/** What a value is in words; what is not there is nothing. */
export function valueWords(schema: FieldSchema | undefined, value: unknown, words: DifferenceWords): string {
  const { translate } = words;
  if (value === undefined) return translate('editorEdit:difference.nothing');
  if (schema?.kind === 'action') return actionWords(value, translate);
  if (schema?.kind === 'image') return pictureWords(value, translate);
  if (schema?.kind === 'number') return shownNumber(value, schema.unit === 'minorUnits');
  if (schema?.kind === 'dateTime' && typeof value === 'string') {
    const at = momentOf(value);
    if (!Number.isNaN(at)) return words.momentWords(at);
  }
  if (schema?.kind === 'templateId' && typeof value === 'string')
    return quoted(words.pageName(value) ?? value, translate);
  if (schema?.kind === 'choice' || schema?.kind === 'size') {
    const label = schema.options.find((option) => option.value === value)?.label;
    if (label) return translate(`editorFields:choice.${label}`);
  }
  return plainWords(value, translate);
}
