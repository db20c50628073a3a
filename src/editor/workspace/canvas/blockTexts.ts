import { blockTexts } from '../../../generated/blockTexts';
import { blockFacts } from '../../../blocks/blockFacts';
import type { Locale } from '../../../kernel/locale';
import type { BlockType } from '../../../template/block';
import { presetTranslate } from '../../../texts/presetTranslate';
import type { TextKey, Translate } from '../../../texts/textKey';

const known = new Map<Locale, Translate>();

/** Texts of the blocks in a language that pages speak. */
export function translateBlocks(language: Locale): Translate {
  const translate = known.get(language) ?? presetTranslate({ blocks: blockTexts[language] });
  known.set(language, translate);
  return translate;
}

/** What a block says in a language where a property of its own is absent, by the property's JSON Pointer. */
export function builtInText(type: BlockType, pointer: string, language: Locale): string | undefined {
  const keys: Readonly<Record<string, TextKey>> = blockFacts[type].builtInTexts ?? {};
  const key = keys[pointer.slice('/props/'.length)];
  return key && translateBlocks(language)(key);
}
