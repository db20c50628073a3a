import type { BlockFacts, BlockSamples } from '../definition';
import { samplePicture } from '../testing/samplePicture';

export const facts: BlockFacts<'banner'> = { group: 'main' };

export const samples: BlockSamples<'banner'> = {
  full: {
    slides: [
      { image: samplePicture },
      {
        image: { src: '/two.png', alt: 'Two' },
        action: { type: 'native', page: 'order', param: { orderId: '1' } },
      },
    ],
    intervalMs: 1000,
  },
  bare: { slides: [] },
};
