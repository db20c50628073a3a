import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'cta'> = {
  group: 'main',
  initialProps: ({ blocks, text }) => {
    const form = blocks.find(({ type }) => type === 'registration');
    return form
      ? { label: text('cta_form'), action: { type: 'scrollTo', block: form.id } }
      : { label: text('cta_help'), action: { type: 'link', href: '/customerService' } };
  },
};

export const samples: BlockSamples<'cta'> = {
  full: { label: 'Start', action: { type: 'scrollTo', block: 'hero' }, sticky: true },
  bare: { label: 'Start', action: { type: 'call' } },
};
