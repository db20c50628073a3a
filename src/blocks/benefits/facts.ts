import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'benefits'> = {
  group: 'trust',
  initialProps: ({ text }) => ({
    title: text('benefits_title'),
    items: [
      { icon: 'check', title: text('benefits_1_title'), text: text('benefits_1_text') },
      { icon: 'clock', title: text('benefits_2_title'), text: text('benefits_2_text') },
      { icon: 'shield', title: text('benefits_3_title'), text: text('benefits_3_text') },
    ],
  }),
};

export const samples: BlockSamples<'benefits'> = {
  full: {
    title: 'Benefits',
    items: [
      { icon: 'clock', title: 'Fast', text: 'One day' },
      { title: 'Plain', text: 'x' },
    ],
  },
  bare: { items: [] },
};
