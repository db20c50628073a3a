import type { Variant } from '../generated/template';
import { momentOf } from '../kernel/date';
import type { LanguageType } from '../kernel/locale';
import type { Block } from './block';
import { allBlocks, mapBlocks } from './blockTree';
import { comparisonsOf, type DecisionContext, evaluate } from './condition';

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

/** Whether any moment changes what a page shows. */
export const followsTime = (blocks: readonly Block[]): boolean => momentsOf(blocks).length > 0;

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

/** Groups of each experiment in document order. A group's weight is that of its first block. */
export function experimentsOf(blocks: readonly Block[]): ReadonlyMap<string, readonly Variant[]> {
  const experiments = new Map<string, Variant[]>();
  for (const { variant } of allBlocks(blocks)) {
    if (!variant) continue;
    const groups = experiments.get(variant.experiment) ?? [];
    if (!groups.some(({ group }) => group === variant.group)) groups.push(variant);
    experiments.set(variant.experiment, groups);
  }
  return experiments;
}

/** Whether the remembered groups name one that is there for each experiment of a page. */
export const isDealtOut = (blocks: readonly Block[], remembered: Readonly<Record<string, string>>): boolean =>
  [...experimentsOf(blocks)].every(([experiment, groups]) =>
    groups.some(({ group }) => group === remembered[experiment]),
  );

function pick(groups: readonly Variant[], random: () => number): string {
  const total = groups.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random() * total;
  const chosen = groups.find(({ weight }) => (rest -= weight) < 0);
  return (chosen ?? groups[0])?.group ?? '';
}

/**
 * The visitor's group in each experiment of a page: the remembered one while the page still has it,
 * else one by weight (contract §8: a visitor stays in one group).
 */
export function chooseGroups(
  blocks: readonly Block[],
  remembered: Readonly<Record<string, string>>,
  random: () => number,
): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const [experiment, groups] of experimentsOf(blocks)) {
    const earlier = Object.hasOwn(remembered, experiment) ? remembered[experiment] : undefined;
    const stillThere = groups.some(({ group }) => group === earlier);
    chosen[experiment] = earlier !== undefined && stillThere ? earlier : pick(groups, random);
  }
  return chosen;
}

/** Groups of the first HTML, which is the same for every visitor: the first group that gets any. */
export function neutralGroups(blocks: readonly Block[]): Record<string, string> {
  const groups = [...experimentsOf(blocks)].map(([experiment, variants]) => {
    const first = variants.find(({ weight }) => weight > 0) ?? variants[0];
    return [experiment, first?.group ?? ''] as const;
  });
  return Object.fromEntries(groups);
}
