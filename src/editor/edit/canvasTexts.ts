import english from '../../../locales/en/blocks.json';
import spanish from '../../../locales/es/blocks.json';
import chinese from '../../../locales/zh/blocks.json';
import type { Locale } from '../../kernel/locale';
import { presetTranslate } from '../../texts/presetTranslate';
import type { Translate } from '../../texts/textKey';

/** Texts of the blocks in each language that pages speak. */
export const canvasTexts: Readonly<Record<Locale, Translate>> = {
  en: presetTranslate({ blocks: english }),
  es: presetTranslate({ blocks: spanish }),
  zh: presetTranslate({ blocks: chinese }),
};
