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
  /** What it is cropped from: upright and without anything that a camera wrote along, larger than any of the files. */
  readonly original: Buffer;
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

/** Half of it is still enough for the sharpest phone. */
const originalSide = 2_800;

const openUpright = async (file: Buffer): Promise<Sharp> =>
  (await loadSharp())(file, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient();

/** Lossless would be ten times as large; at this quality a crop of it is encoded again without a visible trace. */
const encodeOriginal = async (file: Buffer): Promise<Buffer> =>
  (await openUpright(file))
    .resize({ width: originalSide, height: originalSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 92, effort: 2 })
    .toBuffer();

export interface CropArea {
  /** Shares of the width and the height, from 0 to 1. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of an original, at least one pixel and nothing beyond its edge, to be encoded as any other file. */
export async function cropPicture(
  original: Buffer,
  { left, top, width, height }: CropArea,
): Promise<Result<Buffer, PictureRefusal>> {
  const size = await measure(original);
  if (!size.ok) return size;
  const from = (share: number, of: number): number => Math.min(of - 1, Math.round(share * of));
  const x = from(left, size.value.width);
  const y = from(top, size.value.height);
  const sharp = await loadSharp();
  const part = {
    left: x,
    top: y,
    width: Math.max(1, Math.min(size.value.width - x, Math.round(width * size.value.width))),
    height: Math.max(1, Math.min(size.value.height - y, Math.round(height * size.value.height))),
  };
  return success(await sharp(original).extract(part).png({ compressionLevel: 1 }).toBuffer());
}

/** One after another: encoders use every core that they get. */
async function encodeAll(
  file: Buffer,
  id: string,
  naturalWidth: number,
): Promise<(EncodedFile & { width: number })[]> {
  const sharp = await loadSharp();
  // Turned as the camera was held; nothing else of what it wrote along is kept.
  const upright = await (
    await openUpright(file)
  )
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
    const files = encoded.map(({ name, type, content }) => ({ name, type, content }));
    return success({ id, image, files, original: await encodeOriginal(file) });
  } catch {
    return failure('damaged');
  }
}
