import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'benefits'> = { group: 'trust' };

export const samples: BlockSamples<'benefits'> = {
  full: {
    title: 'Benefits',
    items: [
      { icon: 'clock', title: 'Fast', text: 'One day' },
      { title: 'Plain', text: 'x' },
    ],
  },
  bare: { items: [] },
};
