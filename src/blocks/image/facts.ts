import type { BlockFacts, BlockSamples } from '../definition';
import { samplePicture } from '../testing/samplePicture';
import { samplePictureOf } from '../samplePictures';

export const facts: BlockFacts<'image'> = {
  group: 'main',
  initialProps: ({ text }) => ({ image: samplePictureOf('terms', text('picture_terms')) }),
};

export const samples: BlockSamples<'image'> = {
  full: { image: samplePicture, action: { type: 'call', phone: '+52 55 1234' } },
  bare: { image: { src: '' } },
};
