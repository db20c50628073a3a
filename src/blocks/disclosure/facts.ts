import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'disclosure'> = {
  group: 'loan',
  initialProps: ({ market = 'none', text }) => ({
    minTermDays: 91,
    maxTermDays: 365,
    maxApr: 18,
    example: text(`disclosure_example_${market}`),
  }),
};

export const samples: BlockSamples<'disclosure'> = {
  full: {
    minTermDays: 91,
    maxTermDays: 365,
    maxApr: 36.5,
    example: 'An example',
    lender: 'Another lender',
  },
  bare: { minTermDays: 1, maxTermDays: 2, maxApr: 0, example: '' },
};
