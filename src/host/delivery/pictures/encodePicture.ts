import { randomBytes } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { Image } from '../../../generated/template';
import { failure, success, type Result } from '../../../kernel/result';

export type PictureRefusal =
  | 'missing'
  | 'empty'
  | 'tooLarge'
  | 'type'
  | 'svg'
  | 'gif'
  | 'extension'
  | 'contentType'
  | 'polyglot'
  | 'pixels'
  | 'animated'
  | 'damaged';

export interface EncodedFile {
  readonly name: string;
  readonly type: 'image/avif' | 'image/webp';
  readonly content: Buffer;
}

export interface EncodedPicture {
  readonly id: string;
  /** As templates hold it, without alternative text. */
  readonly image: Image;
  readonly files: readonly EncodedFile[];
}

/** Far more than any phone shows, and what decoding it takes in memory is bounded by it. */
const maxPixels = 40_000_000;
const maxSide = 16_000;
/** 360 px at 1, 2 and 3 device pixels each, 412 px at 2 and 3. */
const widths = [360, 720, 824, 1_080, 1_236] as const;
/** Width of the file that browsers without `srcset` take. */
const plainWidth = 720;
const timeoutSeconds = 30;
const idBytes = 16;

const formats = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 74, effort: 4, smartSubsample: true }),
} as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Loaded with the first picture that is uploaded: many hosts never encode one. */
const loadSharp = async () => (await import('sharp')).default;

/** Reads the head of a file only; a flood of pixels is refused before any is decoded. */
async function measure(file: Buffer): Promise<Result<Size, PictureRefusal>> {
  const sharp = await loadSharp();
  // Its own limit is lifted here, where nothing is decoded, so that a flood is told from damage.
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata?.width || !metadata.height) return failure('damaged');
  const { width, height, pages = 1, orientation = 1 } = metadata;
  if (width * height > maxPixels || Math.max(width, height) > maxSide) return failure('pixels');
  if (pages > 1) return failure('animated');
  // Orientations from 5 on lie on their side (EXIF).
  return success(orientation >= 5 ? { width: height, height: width } : { width, height });
}

/** Never larger than the picture is; one that is smaller than all of them as it is. */
function widthsFor(width: number): number[] {
  const smaller = widths.filter((each) => each < width);
  const largest = widths.at(-1) ?? width;
  return width <= largest ? [...smaller, width] : smaller;
}

/** One after another: encoders use every core that they get. */
async function encodeAll(
  file: Buffer,
  id: string,
  naturalWidth: number,
): Promise<(EncodedFile & { width: number })[]> {
  const sharp = await loadSharp();
  // Turned as the camera was held; nothing else of what it wrote along is kept.
  const upright = await sharp(file, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: Math.min(naturalWidth, widths.at(-1) ?? naturalWidth) })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  const encoded: (EncodedFile & { width: number })[] = [];
  for (const [extension, encode] of Object.entries(formats)) {
    for (const width of widthsFor(naturalWidth)) {
      const content = await encode(sharp(upright).resize({ width }))
        .timeout({ seconds: timeoutSeconds })
        .toBuffer();
      const type = extension === 'avif' ? 'image/avif' : 'image/webp';
      encoded.push({ name: `${id}-${width}.${extension}`, type, content, width });
    }
  }
  return encoded;
}

const address = (name: string): string => `/pictures/${name}`;

/** A file of one of the formats that are taken → the files that phones load, without anything that it said besides. */
export async function encodePicture(file: Buffer): Promise<Result<EncodedPicture, PictureRefusal>> {
  const size = await measure(file);
  if (!size.ok) return size;
  const id = randomBytes(idBytes).toString('base64url');
  try {
    const encoded = await encodeAll(file, id, size.value.width);
    const plain =
      encoded.findLast(({ type, width }) => type === 'image/webp' && width <= plainWidth) ?? encoded[0];
    if (!plain) return failure('damaged');
    const height = Math.max(1, Math.round((size.value.height * plain.width) / size.value.width));
    const sources = encoded.map(({ name, width, type }) => ({ src: address(name), width, type }));
    const image: Image = { src: address(plain.name), width: plain.width, height, sources };
    return success({ id, image, files: encoded.map(({ name, type, content }) => ({ name, type, content })) });
  } catch {
    return failure('damaged');
  }
}
