import type { BlockFacts, BlockSamples } from '../definition';
import { samplePicture } from '../testing/samplePicture';

export const facts: BlockFacts<'image'> = { group: 'main' };

export const samples: BlockSamples<'image'> = {
  full: { image: samplePicture, action: { type: 'call', phone: '+52 55 1234' } },
  bare: { image: { src: '' } },
};
