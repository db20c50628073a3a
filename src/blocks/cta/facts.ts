import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'cta'> = { group: 'main' };

export const samples: BlockSamples<'cta'> = {
  full: { label: 'Start', action: { type: 'scrollTo', block: 'hero' }, sticky: true },
  bare: { label: 'Start', action: { type: 'call' } },
};
