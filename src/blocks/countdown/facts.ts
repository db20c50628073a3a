import type { BlockFacts, BlockSamples } from '../definition';

const week = 7 * 24 * 60 * 60 * 1000;

export const facts: BlockFacts<'countdown'> = {
  group: 'trust',
  initialProps: ({ now, text }) => ({
    until: new Date(now.getTime() + week).toISOString().replace(/\.\d+Z$/, 'Z'),
    label: text('countdown_label'),
  }),
};

export const samples: BlockSamples<'countdown'> = {
  full: { until: '2030-01-01T00:00:00Z', label: 'Until the new year' },
  bare: { until: '2020-01-01' },
};
