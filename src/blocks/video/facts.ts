import type { BlockFacts, BlockSamples } from '../definition';
import { samplePicture } from '../testing/samplePicture';
import { samplePictureOf } from '../samplePictures';

export const facts: BlockFacts<'video'> = {
  group: 'main',
  initialProps: ({ text }) => ({
    title: text('video_title'),
    poster: samplePictureOf('borrow', text('picture_borrow')),
    // Nobody but the person can say where a video stands.
    sources: [{ src: '', type: 'video/mp4' }],
  }),
};

const sources = [{ src: '/pictures/none.webm', type: 'video/webm' as const }];

export const samples: BlockSamples<'video'> = {
  full: {
    title: 'How it works',
    poster: samplePicture,
    sources,
    captions: [
      { src: '/pictures/none.en.vtt', language: 'en', label: 'English' },
      { src: '/pictures/none.es.vtt', language: 'es' },
    ],
  },
  bare: { title: 'How it works', poster: { src: '' }, sources },
};
