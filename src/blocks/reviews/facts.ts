import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'reviews'> = { group: 'trust' };

export const samples: BlockSamples<'reviews'> = {
  full: { title: 'Reviews', items: [{ name: 'M.', rating: 4.5, text: 'Clear' }] },
  bare: { items: [] },
};
