import english from '../../../locales/en/editorFields.json';
import spanish from '../../../locales/es/editorFields.json';
import type { Locale } from '../../kernel/locale';
import type { LabelOf } from '../puck/initialBlock';

/** Labels of fields in the language of a document, as first words of new blocks; English where there are none. */
export function labelsIn(locale: Locale): LabelOf {
  const labels: Readonly<Record<string, string>> = (locale === 'es' ? spanish : english).label;
  return (key) => labels[key] ?? key;
}
