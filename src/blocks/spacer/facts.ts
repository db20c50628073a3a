import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'spacer'> = {
  group: 'main',
  initialProps: () => ({ size: 'medium' }),
};

export const samples: BlockSamples<'spacer'> = { full: { size: 'medium' } };
