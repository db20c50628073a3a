import type { Image } from '../generated/template';

type ShippedName = 'borrow' | 'repay' | 'terms';

/** Hash of each file in `templates/pictures/`, by width and type. */
const hashes: Readonly<Record<ShippedName, Readonly<Record<string, string>>>> = {
  borrow: {
    '360.avif': '1bbf50a1',
    '720.avif': 'b039cb80',
    '1080.avif': 'eba0b296',
    '360.webp': '1dff31e6',
    '720.webp': '5fb5ad6c',
  },
  repay: {
    '360.avif': '373ed0be',
    '720.avif': '678064ad',
    '1080.avif': 'b12e7dab',
    '360.webp': '13b6dd53',
    '720.webp': '80479677',
  },
  terms: {
    '360.avif': '12cdd83f',
    '720.avif': '6038f6eb',
    '1080.avif': 'c15adf5a',
    '360.webp': 'd54cda80',
    '720.webp': '50b22736',
  },
};

function sourceOf(name: ShippedName, [file, hash]: readonly [string, string]) {
  const [width = '', type = ''] = file.split('.');
  return {
    src: `/pictures/site-${name}-${width}.${hash}.${type}`,
    width: Number(width),
    type: type === 'avif' ? ('image/avif' as const) : ('image/webp' as const),
  };
}

/** A drawing that every host has, for a new block until it gets a picture of its own. */
export function samplePictureOf(name: ShippedName, alt: NonNullable<Image['alt']>): Image {
  const sources = Object.entries(hashes[name]).map((entry) => sourceOf(name, entry));
  const { src } = sourceOf(name, ['720.webp', hashes[name]['720.webp'] ?? '']);
  return { src, alt, width: 720, height: 320, sources };
}
