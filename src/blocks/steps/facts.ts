import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'steps'> = { group: 'trust' };

export const samples: BlockSamples<'steps'> = {
  full: { title: 'Steps', items: [{ title: 'One', text: 'Do' }] },
  bare: { items: [] },
};
