import type { BlockFacts, BlockSamples } from '../definition';
import { samplePicture } from '../testing/samplePicture';
import { samplePictureOf } from '../samplePictures';

export const facts: BlockFacts<'hero'> = {
  group: 'main',
  initialProps: ({ text }) => ({
    title: text('hero_title'),
    subtitle: text('hero_subtitle'),
    image: samplePictureOf('borrow', text('picture_borrow')),
  }),
};

export const samples: BlockSamples<'hero'> = {
  full: {
    title: 'The promise',
    subtitle: 'More of it',
    image: samplePicture,
    cta: { label: 'Go', action: { type: 'link', href: 'https://example.com/' } },
  },
  bare: { title: 'Only a title' },
};
