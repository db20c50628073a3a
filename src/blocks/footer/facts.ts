import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'footer'> = {
  group: 'trust',
  endsPage: true,
  initialProps: ({ text }) => ({ html: text('footer_html') }),
};

export const samples: BlockSamples<'footer'> = { full: { html: '<p>Foot</p>' } };
