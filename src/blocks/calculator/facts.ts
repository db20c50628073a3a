import type { BlockFacts, BlockSamples } from '../definition';

/** Minor units. */
const amounts = {
  mx: { minAmount: 100_000, maxAmount: 2_000_000, step: 50_000 },
  in: { minAmount: 500_000, maxAmount: 10_000_000, step: 500_000 },
  none: { minAmount: 100_000, maxAmount: 2_000_000, step: 50_000 },
} as const;

/** 18% a year, the rate of the sample disclosure. */
const dailyRate = 0.0004931507;

export const facts: BlockFacts<'calculator'> = {
  group: 'loan',
  initialProps: ({ market = 'none' }) => ({
    ...amounts[market],
    termsDays: [91, 182, 273, 365],
    dailyRate,
  }),
  builtInTexts: {
    title: 'blocks:calculator.amount',
    termLabel: 'blocks:calculator.term',
    borrowedLabel: 'blocks:calculator.borrowed',
    totalLabel: 'blocks:calculator.total',
  },
};

export const samples: BlockSamples<'calculator'> = {
  full: {
    minAmount: 100_000,
    maxAmount: 1_000_000,
    step: 50_000,
    termsDays: [91, 182, 91],
    dailyRate: 0.001,
    title: 'How much',
    termLabel: 'How long',
    borrowedLabel: 'You get',
    totalLabel: 'You pay back',
  },
};
