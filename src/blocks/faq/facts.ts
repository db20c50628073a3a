import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'faq'> = { group: 'trust' };

export const samples: BlockSamples<'faq'> = {
  full: { title: 'Questions', items: [{ question: 'Why?', answer: 'Because' }] },
  bare: { items: [] },
};
