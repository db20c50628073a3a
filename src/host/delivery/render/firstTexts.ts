import type { Block, BlockType } from '../../../template/block';
import type { PresetTexts, TextTree } from '../../../texts/presetTranslate';

/** Texts of `blocks` that a type says, where they don't bear its name. */
const sectionsOf: Readonly<Partial<Record<BlockType, readonly string[]>>> = {
  banner: ['carousel'],
  dataGroup: ['dataFields'],
  registration: ['registration', 'dataFields'],
};

const branch = (texts: PresetTexts | TextTree, name: string): TextTree => {
  const found = (texts as TextTree)[name];
  return typeof found === 'object' ? found : {};
};

const pick = (texts: TextTree, names: Iterable<string>): TextTree =>
  Object.fromEntries([...names].flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]])));

/**
 * Texts that a page needs before its effects run, which bring the others: of the blocks that answer, and that the rest can't
 * be had.
 */
export function firstTexts(texts: PresetTexts, live: readonly Block[]): PresetTexts {
  const sections = new Set(live.flatMap(({ type }) => sectionsOf[type] ?? [type]));
  const common = branch(texts, 'common');
  return {
    blocks: pick(branch(texts, 'blocks'), sections),
    common: { failure: pick(branch(common, 'failure'), ['offline']) },
  };
}
