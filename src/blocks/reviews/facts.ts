import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'reviews'> = {
  group: 'trust',
  initialProps: ({ text }) => ({
    title: text('reviews_title'),
    items: [
      { name: text('reviews_1_name'), rating: 5, text: text('reviews_1_text') },
      { name: text('reviews_2_name'), rating: 4, text: text('reviews_2_text') },
    ],
  }),
};

export const samples: BlockSamples<'reviews'> = {
  full: { title: 'Reviews', items: [{ name: 'M.', rating: 4, text: 'Clear' }] },
  bare: { items: [] },
};
