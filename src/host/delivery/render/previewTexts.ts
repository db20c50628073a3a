import en from '../../../../locales/en/preview.json';
import es from '../../../../locales/es/preview.json';
import zh from '../../../../locales/zh/preview.json';
import type { Locale } from '../../../kernel/locale';
import { presetTranslate } from '../../../texts/presetTranslate';
import type { Translate } from '../../../texts/textKey';

const texts = { en, es, zh };

/** What previews say besides the draft's own texts. */
export const previewTranslate = (locale: Locale): Translate => presetTranslate({ preview: texts[locale] });
