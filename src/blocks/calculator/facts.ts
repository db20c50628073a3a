import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'calculator'> = {
  group: 'loan',
  initialProps: () => ({
    minAmount: 100_000,
    maxAmount: 1_000_000,
    step: 50_000,
    termsDays: [91, 182],
    dailyRate: 0.0009,
  }),
};

export const samples: BlockSamples<'calculator'> = {
  full: {
    minAmount: 100_000,
    maxAmount: 1_000_000,
    step: 50_000,
    termsDays: [91, 182, 91],
    dailyRate: 0.001,
  },
};
