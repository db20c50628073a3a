import type { Variant } from '../generated/template';
import type { Block } from './block';
import { allBlocks } from './blockTree';

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
