import type { PictureSize } from '../../../template/check/checkContext';

/** Shipped files don't change while a host runs. */
const known = new Map<string, Promise<PictureSize | undefined>>();

async function measure(file: string): Promise<PictureSize | undefined> {
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return metadata && { width: metadata.width, height: metadata.height };
}

/** Width and height of a shipped picture, of which the head alone is read; undefined: it is none. */
export function measurePicture(file: string): Promise<PictureSize | undefined> {
  const size = known.get(file) ?? measure(file);
  known.set(file, size);
  return size;
}
