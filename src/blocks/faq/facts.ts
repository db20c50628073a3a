import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'faq'> = {
  group: 'trust',
  initialProps: ({ text }) => ({
    title: text('faq_title'),
    items: [
      { question: text('faq_1_question'), answer: text('faq_1_answer') },
      { question: text('faq_2_question'), answer: text('faq_2_answer') },
      { question: text('faq_3_question'), answer: text('faq_3_answer') },
    ],
  }),
};

export const samples: BlockSamples<'faq'> = {
  full: { title: 'Questions', items: [{ question: 'Why?', answer: 'Because' }] },
  bare: { items: [] },
};
