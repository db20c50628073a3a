import type { Variant } from '../generated/template';
import { isRecord, recordOf } from '../kernel/record';
import { mapBlocks, walkBlocks } from './blockTree';

/** The form of names of experiments and groups (contract §8): they go with the counts of visits. */
export const variantName = /^[A-Za-z0-9_-]{1,64}$/;

const groupName = /^[A-Za-z0-9_-]{1,64}:[A-Za-z0-9_-]{1,64}$/;

/** Groups in what is told of a visit, `e1:a,e2:b`; what has another form is none of an experiment. */
export const groupNames = (variant: string): readonly string[] =>
  variant.split(',').filter((name) => groupName.test(name));

const isWeight = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

/** What a document says of a block's group; undefined where it belongs to none, or what it says is no variant. */
export function variantOfBlock(block: unknown): Variant | undefined {
  const { experiment, group, weight } = recordOf(recordOf(block).variant);
  if (typeof experiment !== 'string' || typeof group !== 'string') return undefined;
  return { experiment, group, weight: isWeight(weight) ? weight : 0 };
}

export interface DocumentGroup {
  readonly group: string;
  /** That of its first block (contract §8). */
  readonly weight: number;
  readonly blockIds: readonly string[];
}

/** Groups of each experiment by its name, in document order: the first one is the original. */
export type DocumentExperiments = ReadonlyMap<string, readonly DocumentGroup[]>;

/** Names as contract §8 has them; a document that nobody checked may say anything in their place. */
export function experimentsOfBlocks(blocks: unknown): DocumentExperiments {
  const found = new Map<string, Map<string, { weight: number; blockIds: string[] }>>();
  for (const { block } of walkBlocks(blocks)) {
    const variant = variantOfBlock(block);
    if (!variant || !variantName.test(variant.experiment) || !variantName.test(variant.group)) continue;
    const groups = found.get(variant.experiment) ?? new Map<string, { weight: number; blockIds: string[] }>();
    const group = groups.get(variant.group) ?? { weight: variant.weight, blockIds: [] };
    const { id } = recordOf(block);
    if (typeof id === 'string') group.blockIds.push(id);
    found.set(variant.experiment, groups.set(variant.group, group));
  }
  return new Map(
    [...found].map(([name, groups]) => [name, [...groups].map(([group, rest]) => ({ group, ...rest }))]),
  );
}

function withoutVariant(block: Readonly<Record<string, unknown>>): unknown {
  const { variant: _, ...plain } = block;
  return plain;
}

/**
 * The text of a document in which an experiment has ended: the blocks of one group stay, as plain ones; those of its other
 * groups go. The same text whoever makes it, so that it can be approved beforehand.
 * @param document JSON text of an object
 */
export function withExperimentEnded(document: string, experiment: string, group: string): string {
  const page = recordOf(JSON.parse(document));
  const blocks = Array.isArray(page.blocks) ? (page.blocks as readonly unknown[]) : [];
  const ended = mapBlocks<unknown>(blocks, (block) => {
    const variant = variantOfBlock(block);
    if (!isRecord(block) || variant?.experiment !== experiment) return block;
    return variant.group === group ? withoutVariant(block) : undefined;
  });
  return `${JSON.stringify({ ...page, blocks: ended }, null, 2)}\n`;
}
