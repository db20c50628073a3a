import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'download'> = { group: 'loan' };

export const samples: BlockSamples<'download'> = { full: { label: 'Get it' }, bare: {} };
