import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'agreement'> = {
  group: 'loan',
  initialProps: ({ text }) => ({ html: text('agreement_html') }),
};

export const samples: BlockSamples<'agreement'> = { full: { html: '<h2>Terms</h2><p>Text</p>' } };
