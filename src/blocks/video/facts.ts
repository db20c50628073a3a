import type { BlockFacts, BlockSamples } from '../definition';
import { samplePicture } from '../testing/samplePicture';

export const facts: BlockFacts<'video'> = { group: 'main' };

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
