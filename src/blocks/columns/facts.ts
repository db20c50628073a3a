import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'columns'> = {
  group: 'main',
  initialProps: ({ text }) => ({
    columns: [
      [{ id: '', type: 'richText', props: { html: text('columns_1_html') } }],
      [{ id: '', type: 'richText', props: { html: text('columns_2_html') } }],
    ],
  }),
};

export const samples: BlockSamples<'columns'> = {
  full: {
    columns: [
      [{ id: 'left', type: 'cta', props: { label: 'Left', action: { type: 'openApp' } } }],
      [{ id: 'right', type: 'spacer', props: { size: 30 } }],
      [],
    ],
  },
  bare: { columns: [[]] },
};
