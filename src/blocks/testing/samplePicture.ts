import type { ShownImage } from '../../template/block';

/** A picture that every host has. */
export const samplePicture: ShownImage = {
  src: '/pictures/mx-hero-720.c560b73e.webp',
  alt: 'A phone',
  width: 720,
  height: 320,
  sources: [
    { src: '/pictures/mx-hero-720.c560b73e.webp', width: 720, type: 'image/webp' },
    { src: '/pictures/mx-hero-360.6f19b3e3.avif', width: 360, type: 'image/avif' },
    { src: '/pictures/mx-hero-1080.de470b1a.avif', width: 1080, type: 'image/avif' },
  ],
};
