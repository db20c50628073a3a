import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Drawing } from './drawings';

export interface PictureFile {
  /** `mx-hero-720.3f9a2c1d.avif`: eight digits of the content's SHA-256, so that caches may keep it. */
  file: string;
  width: number;
  type: 'image/avif' | 'image/webp' | 'image/png';
  content: Buffer;
}

const AVIF_WIDTHS: readonly number[] = [360, 720, 1080];

/** Only browsers without AVIF take these: old, seldom on dense screens, not worth a heavy largest size. */
const WEBP_WIDTHS: readonly number[] = [360, 720];

const SCREEN_DENSITY = 72;

function raster(picture: Drawing, width: number): Sharp {
  const density = (SCREEN_DENSITY * width) / picture.width;
  return sharp(Buffer.from(picture.svg), { density }).resize(width);
}

function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

async function named(
  picture: Drawing,
  width: number,
  type: PictureFile['type'],
  image: Sharp,
): Promise<PictureFile> {
  const content = await image.toBuffer();
  const extension = type.slice('image/'.length);
  return {
    file: `${picture.name}-${String(width)}.${contentHash(content)}.${extension}`,
    width,
    type,
    content,
  };
}

/** Every file of one picture, AVIF before WebP and small before large. */
export async function encode(picture: Drawing): Promise<PictureFile[]> {
  if (picture.use === 'share') {
    const image = raster(picture, picture.width).png({ palette: true, colours: 64, effort: 10, dither: 0 });
    return [await named(picture, picture.width, 'image/png', image)];
  }
  const avif = AVIF_WIDTHS.map((width) =>
    named(
      picture,
      width,
      'image/avif',
      raster(picture, width).avif({ quality: 52, effort: 6, chromaSubsampling: '4:4:4' }),
    ),
  );
  const webp = WEBP_WIDTHS.map((width) =>
    named(
      picture,
      width,
      'image/webp',
      raster(picture, width).webp({ quality: 64, effort: 6, smartSubsample: true }),
    ),
  );
  return Promise.all([...avif, ...webp]);
}
