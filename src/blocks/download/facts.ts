import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'download'> = {
  group: 'loan',
  initialProps: () => ({}),
};

export const samples: BlockSamples<'download'> = { full: { label: 'Get it' }, bare: {} };
