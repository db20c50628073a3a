import type { Block } from './block';
import { comparisonsOf, evaluate, type DecisionContext } from './condition';
import { everyBlock, neutralGroups } from './experiments';
import type { LanguageType } from '../kernel/locale';

export type { DecisionContext } from './condition';

function isShown(block: Block, context: DecisionContext): boolean {
  const { variant, visibleWhen } = block;
  if (variant && context.groups[variant.experiment] !== variant.group) return false;
  return !visibleWhen || evaluate(visibleWhen, context);
}

function decideInside(block: Block, context: DecisionContext): Block {
  if (block.type !== 'columns') return block;
  const columns = block.props.columns.map((column) => [...decideBlocks(column, context)]);
  return { ...block, props: { ...block.props, columns } };
}

/** The blocks that this visitor sees now: variants first, then conditions (contract §8). */
export function decideBlocks(blocks: readonly Block[], context: DecisionContext): readonly Block[] {
  return blocks.filter((block) => isShown(block, context)).map((block) => decideInside(block, context));
}

/** The decision of the first HTML, which depends on no visitor (contract §2). */
export function neutralContext(blocks: readonly Block[], languageType: LanguageType, now: number): DecisionContext {
  return { query: {}, clientType: 'android', languageType, registered: false, now, groups: neutralGroups(blocks) };
}

/** The next moment after `now` (epoch ms) at which a condition on the date changes; undefined: never. */
export function nextChange(blocks: readonly Block[], now: number): number | undefined {
  const moments = everyBlock(blocks)
    .flatMap(({ visibleWhen }) => (visibleWhen ? comparisonsOf(visibleWhen) : []))
    .filter(({ field }) => field === 'now')
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
    .map((value) => Date.parse(String(value)))
    .filter((moment) => moment >= now);
  return moments.length === 0 ? undefined : Math.min(...moments) + 1;
}
