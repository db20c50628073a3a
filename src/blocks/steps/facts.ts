import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'steps'> = {
  group: 'trust',
  initialProps: ({ text }) => ({
    title: text('steps_title'),
    items: [
      { title: text('steps_1_title'), text: text('steps_1_text') },
      { title: text('steps_2_title'), text: text('steps_2_text') },
      { title: text('steps_3_title'), text: text('steps_3_text') },
    ],
  }),
};

export const samples: BlockSamples<'steps'> = {
  full: { title: 'Steps', items: [{ title: 'One', text: 'Do' }] },
  bare: { items: [] },
};
