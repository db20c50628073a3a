import english from '../../../locales/en/blocks.json';
import spanish from '../../../locales/es/blocks.json';
import chinese from '../../../locales/zh/blocks.json';
import { blockFacts } from '../../blocks/blockFacts';
import type { Locale } from '../../kernel/locale';
import type { BlockType } from '../../template/block';
import { presetTranslate } from '../../texts/presetTranslate';
import type { TextKey, Translate } from '../../texts/textKey';

/** Texts of the blocks in each language that pages speak. */
export const blockTexts: Readonly<Record<Locale, Translate>> = {
  en: presetTranslate({ blocks: english }),
  es: presetTranslate({ blocks: spanish }),
  zh: presetTranslate({ blocks: chinese }),
};

/** What a block says in a language where a property of its own is absent, by the property's JSON Pointer. */
export function builtInText(type: BlockType, pointer: string, language: Locale): string | undefined {
  const keys: Readonly<Record<string, TextKey>> = blockFacts[type].builtInTexts ?? {};
  const key = keys[pointer.slice('/props/'.length)];
  return key && blockTexts[language](key);
}
