import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'download'> = {
  group: 'loan',
  initialProps: () => ({}),
  builtInTexts: { label: 'blocks:download.android' },
};

export const samples: BlockSamples<'download'> = { full: { label: 'Get it' }, bare: {} };
