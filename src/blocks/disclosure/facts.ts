import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'disclosure'> = {
  group: 'loan',
  initialProps: () => ({ minTermDays: 91, maxTermDays: 365, maxApr: 36 }),
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
