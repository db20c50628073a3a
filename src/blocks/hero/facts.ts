import type { BlockFacts, BlockSamples } from '../definition';
import { samplePicture } from '../testing/samplePicture';

export const facts: BlockFacts<'hero'> = { group: 'main' };

export const samples: BlockSamples<'hero'> = {
  full: {
    title: 'The promise',
    subtitle: 'More of it',
    image: samplePicture,
    cta: { label: 'Go', action: { type: 'link', href: 'https://example.com/' } },
  },
  bare: { title: 'Only a title' },
};
