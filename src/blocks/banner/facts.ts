import type { BlockFacts, BlockSamples } from '../definition';
import { samplePicture } from '../testing/samplePicture';
import { samplePictureOf } from '../samplePictures';

export const facts: BlockFacts<'banner'> = {
  group: 'main',
  initialProps: ({ text }) => ({
    slides: [
      { image: samplePictureOf('borrow', text('picture_borrow')) },
      { image: samplePictureOf('repay', text('picture_repay')) },
    ],
  }),
};

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
