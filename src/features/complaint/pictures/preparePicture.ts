import { pictureFormatOf } from '../../../kernel/pictureFormat';
import { failure, type Result, success } from '../../../kernel/result';

/** Why a file can't be sent: the person has to choose another one. */
export type PictureFault = 'type' | 'size' | 'format' | 'unreadable';

interface PreparedPicture {
  /** JPEG without what cameras write into it. */
  readonly file: Blob;
  /** `data:` address of a small square. */
  readonly thumbnail: string;
}

/** Bytes of a file at most, and longest edge of what is sent, in px. */
const maxBytes = 40 * 1024 * 1024;
const maxEdge = 1600;
/** As large as it is shown, on a screen of twofold density. */
const thumbnailEdge = 240;
const headBytes = 12;
const quality = 0.85;

/** Whether every browser draws it, or some do; undefined: it is no picture that phones take. */
function drawingOf(head: Uint8Array): 'everywhere' | 'somewhere' | undefined {
  const format = pictureFormatOf(head);
  if (format && format !== 'avif') return 'everywhere';
  // HEIC and AVIF, by their many brands (ISO/IEC 23008-12 and AV1 Image File Format).
  const brand = String.fromCharCode(...head.subarray(4));
  return /^ftyp(avi[fs]|hei[cxms]|hev[cxms]|mi[af]1|msf1)/.test(brand) ? 'somewhere' : undefined;
}

/** Undefined where the browser can't. A phone that is short of memory may still read the picture small. */
async function decode(file: File): Promise<ImageBitmap | undefined> {
  for (const options of [undefined, { resizeWidth: maxEdge }]) {
    try {
      return await (options ? createImageBitmap(file, options) : createImageBitmap(file));
    } catch {
      // The next way, if there is one.
    }
  }
  return undefined;
}

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

/** Some phones count the pixels of canvases that nobody needs any more, and draw no further ones. */
function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

async function shrink(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = bitmap;
  const scale = Math.min(1, maxEdge / Math.max(width, height));
  const edge = (length: number) => Math.max(1, Math.round(length * scale));
  const canvas = draw(bitmap, [0, 0, width, height], edge(width), edge(height));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  release(canvas);
  if (!blob) throw new Error('The picture is too large to draw');
  return blob;
}

function thumbnailOf(bitmap: ImageBitmap): string {
  const { width, height } = bitmap;
  const side = Math.min(width, height);
  const middle: Area = [(width - side) / 2, (height - side) / 2, side, side];
  const canvas = draw(bitmap, middle, thumbnailEdge, thumbnailEdge);
  const address = canvas.toDataURL('image/jpeg', quality);
  release(canvas);
  return address;
}

/**
 * Checks a file by what it holds and makes it small; drawing it anew drops everything but its pixels.
 * @returns `memory`: the phone could not draw it now, and may be able to later
 */
export async function preparePicture(file: File): Promise<Result<PreparedPicture, PictureFault | 'memory'>> {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => undefined);
  if (!head) return failure('unreadable');
  const drawing = drawingOf(new Uint8Array(head));
  if (!drawing) return failure('type');
  if (file.size > maxBytes) return failure('size');
  const bitmap = await decode(file);
  if (!bitmap) return failure(drawing === 'everywhere' ? 'unreadable' : 'format');
  try {
    return success({ file: await shrink(bitmap), thumbnail: thumbnailOf(bitmap) });
  } catch {
    return failure('memory');
  } finally {
    bitmap.close();
  }
}
