import type { Block, BlockType } from '../../template/block';
import { blockSamples } from '../blockFacts';

const samples = Object.entries(blockSamples);

export const fullBlocks = Object.fromEntries(
  samples.map(([type, { full }]) => [type, { id: type, type, props: full }]),
) as { readonly [Type in BlockType]: Block<Type> };

/** The types that have optional props or lists without any of them, and with the lists empty where they may be. */
export const bareBlocks = samples.flatMap(([type, { bare }]) =>
  bare === undefined ? [] : [{ id: type, type, props: bare }],
) as readonly Block[];
