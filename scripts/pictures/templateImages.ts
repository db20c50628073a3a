import type { Drawing } from './drawings';
import type { PictureFile } from './encode';

export interface EncodedPicture {
  picture: Drawing;
  files: PictureFile[];
}

const OWN_PICTURE = /^\/pictures\/([a-z]+-[a-z]+)[-.]/;

function address(file: PictureFile): string {
  return `/pictures/${file.file}`;
}

function imageFields(encoded: EncodedPicture, alternative: Record<string, unknown>): Record<string, unknown> {
  const { picture, files } = encoded;
  const size = { ...alternative, width: picture.width, height: picture.height };
  const plain = files.find((file) => file.width === picture.width && file.type !== 'image/avif');
  if (plain === undefined) throw new Error(`${picture.name} has no file of its own width`);
  if (picture.use === 'share') return { src: address(plain), ...size };
  const sources = files.map((file) => ({ src: address(file), width: file.width, type: file.type }));
  return { src: address(plain), ...size, sources };
}

/**
 * The same document with every image of ours naming the files as they are now encoded. An image is ours when
 * its `src` begins with `/pictures/<name>`; its alternative text stays.
 */
export function withCurrentPictures(value: unknown, pictures: ReadonlyMap<string, EncodedPicture>): unknown {
  if (Array.isArray(value)) return value.map((entry) => withCurrentPictures(entry, pictures));
  if (typeof value !== 'object' || value === null) return value;
  const fields: Record<string, unknown> = { ...value };
  const name = typeof fields['src'] === 'string' ? OWN_PICTURE.exec(fields['src'])?.[1] : undefined;
  if (name !== undefined) {
    const encoded = pictures.get(name);
    if (encoded === undefined) throw new Error(`no picture is called ${name}`);
    const alternative = 'alt' in fields ? { alt: fields['alt'] } : {};
    return imageFields(encoded, alternative);
  }
  return Object.fromEntries(
    Object.entries(fields).map(([key, entry]) => [key, withCurrentPictures(entry, pictures)]),
  );
}
