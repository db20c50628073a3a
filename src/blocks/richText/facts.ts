import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'richText'> = {
  group: 'main',
  initialProps: ({ text }) => ({ html: text('richText_html') }),
};

export const samples: BlockSamples<'richText'> = { full: { html: '<p><strong>Rich</strong></p>' } };
