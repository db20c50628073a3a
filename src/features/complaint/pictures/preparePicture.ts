import { pictureFormatOf, type PictureFormat } from '../../../kernel/pictureFormat';
import { failure, type Result, success } from '../../../kernel/result';

/** Why a file can't be sent. */
export type PictureFault = 'type' | 'size' | 'unreadable';

interface PreparedPicture {
  /** JPEG without what cameras write into it. */
  readonly file: Blob;
  /** `data:` address of a small square. */
  readonly thumbnail: string;
}

/** Bytes of a file at most, and longest edge of what is sent, in px. */
const maxBytes = 8 * 1024 * 1024;
const maxEdge = 1600;
/** As large as it is shown, on a screen of twofold density. */
const thumbnailEdge = 240;
const headBytes = 12;
const sent: readonly (PictureFormat | undefined)[] = ['jpeg', 'png', 'webp'];
const quality = 0.85;

type Area = readonly [left: number, top: number, width: number, height: number];

/** Part of a picture in another size, on white where it is transparent: JPEG knows no transparency. */
function draw(bitmap: ImageBitmap, part: Area, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, ...part, 0, 0, width, height);
  return canvas;
}

function shrink(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = bitmap;
  const scale = Math.min(1, maxEdge / Math.max(width, height));
  const edge = (length: number) => Math.max(1, Math.round(length * scale));
  const canvas = draw(bitmap, [0, 0, width, height], edge(width), edge(height));
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture is too large to draw'));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
}

function thumbnailOf(bitmap: ImageBitmap): string {
  const { width, height } = bitmap;
  const side = Math.min(width, height);
  const middle: Area = [(width - side) / 2, (height - side) / 2, side, side];
  return draw(bitmap, middle, thumbnailEdge, thumbnailEdge).toDataURL('image/jpeg', quality);
}

/** Checks a file by what it holds and makes it small; drawing it anew drops everything but its pixels. */
export async function preparePicture(file: File): Promise<Result<PreparedPicture, PictureFault>> {
  let bitmap: ImageBitmap | undefined;
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    if (!sent.includes(pictureFormatOf(head))) return failure('type');
    if (file.size > maxBytes) return failure('size');
    bitmap = await createImageBitmap(file);
    return success({ file: await shrink(bitmap), thumbnail: thumbnailOf(bitmap) });
  } catch {
    return failure('unreadable');
  } finally {
    bitmap?.close();
  }
}
