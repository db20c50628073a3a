import type { Block } from './block';
import { comparisonsOf, evaluate, type DecisionContext } from './condition';
import { momentOf } from '../kernel/date';
import { allBlocks, mapBlocks } from './blockTree';
import { neutralGroups } from './experiments';
import type { LanguageType } from '../kernel/locale';

export type { DecisionContext } from './condition';

function isShown(block: Block, context: DecisionContext): boolean {
  const { variant, visibleWhen } = block;
  if (variant && context.groups[variant.experiment] !== variant.group) return false;
  return !visibleWhen || evaluate(visibleWhen, context);
}

/** The blocks that this visitor sees now: variants first, then conditions (contract §8). */
export const decideBlocks = (blocks: readonly Block[], context: DecisionContext): readonly Block[] =>
  mapBlocks(blocks, (block) => (isShown(block, context) ? block : undefined));

/** Every moment (epoch ms) that a condition on the date names. */
const momentsOf = (blocks: readonly Block[]): readonly number[] =>
  allBlocks(blocks)
    .flatMap(({ visibleWhen }) => (visibleWhen ? comparisonsOf(visibleWhen) : []))
    .filter(({ field }) => field === 'now')
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
    .map((value) => momentOf(String(value)));

/** The first moment (epoch ms) from which on every condition on the date has been as it is at `now`; 0 where that is always. */
function lastChange(blocks: readonly Block[], now: number): number {
  const changes = momentsOf(blocks).flatMap((moment) => [moment, moment + 1]);
  return changes.reduce((last, change) => (change > last && change <= now ? change : last), 0);
}

/**
 * The decision of the first HTML, which depends on no visitor (contract §2). Nor on the clock between two changes: every
 * host draws the same bytes, after a restart too.
 */
export function neutralContext(
  blocks: readonly Block[],
  languageType: LanguageType,
  now: number,
): DecisionContext {
  const since = lastChange(blocks, now);
  return {
    query: {},
    clientType: 'android',
    languageType,
    registered: false,
    now: since,
    groups: neutralGroups(blocks),
  };
}

/** The next moment after `now` (epoch ms) at which a condition on the date changes; undefined: never. */
export function nextChange(blocks: readonly Block[], now: number): number | undefined {
  // A loop: a document may name more moments than a call takes arguments.
  const first = momentsOf(blocks).reduce(
    (least, moment) => (moment >= now && moment < least ? moment : least),
    Infinity,
  );
  return first === Infinity ? undefined : first + 1;
}
