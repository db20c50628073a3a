import type { PictureFormat } from '../../../../kernel/pictureFormat';

interface Names {
  /** Names that a file of it may end in, and what a browser may call it. */
  readonly extensions: readonly string[];
  readonly types: readonly string[];
}

const names: Readonly<Record<PictureFormat, Names>> = {
  jpeg: { extensions: ['jpg', 'jpeg', 'jfif'], types: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  png: { extensions: ['png'], types: ['image/png'] },
  webp: { extensions: ['webp'], types: ['image/webp'] },
  avif: { extensions: ['avif'], types: ['image/avif'] },
};

/** Browsers that don't know a type say so. */
const unknownType = 'application/octet-stream';

export function isTypeOf(format: PictureFormat, type: string): boolean {
  const [name = ''] = type.toLowerCase().split(';');
  return name.trim() === unknownType || names[format].types.includes(name.trim());
}

export const isExtensionOf = (format: PictureFormat, extension: string): boolean =>
  names[format].extensions.includes(extension.toLowerCase());

const latin = (file: Buffer, start: number, end: number): string => file.toString('latin1', start, end);

/** What other things begin with, for a refusal that says what was sent. */
export function otherFormatOf(file: Buffer): 'svg' | 'gif' | 'unknown' {
  if (/^GIF8[79]a/.test(latin(file, 0, 6))) return 'gif';
  const head = file
    .toString('utf8', 0, 4_096)
    .replace(/^\uFEFF/, '')
    .trimStart();
  const isMarkup =
    head.startsWith('<') || latin(file, 0, 2) === '\xff\xfe' || latin(file, 0, 2) === '\xfe\xff';
  const plain = isMarkup ? head.replaceAll('\0', '') : '';
  return /<svg[\s>:]/i.test(plain) || /^<\?xml/i.test(plain) ? 'svg' : 'unknown';
}

/** Text by which a browser or a server takes a file for a page or a program, too long for the noise of pixels to hold it. */
const longTexts = /<script[\s>/]|<html[\s>]|<!doctype\s|<iframe[\s>]|<body[\s>]|<\?php\s/;
/** Texts so short that compressed pixels hold them by chance: they count where what follows is text too. */
const shortTexts = /(?:<svg[\s>:]|<%@|<\?=)(?:[\t\n\r -~]{10}|[\t\n\r -~]*$)/;
const activeText = new RegExp(`${longTexts.source}|${shortTexts.source}`, 'i');
const readAtOnce = 1_048_576;
/** Longer than any of the texts above, so that none hides between two pieces. */
const overlap = 32;

function holdsActiveText(file: Buffer): boolean {
  for (let start = 0; start < file.length; start += readAtOnce) {
    if (activeText.test(file.toString('latin1', start, start + readAtOnce + overlap))) return true;
  }
  return false;
}

/** Readers of PDF look for its mark in the first kilobyte. */
const isPdf = (file: Buffer): boolean => file.subarray(0, 1_024).includes('%PDF-');

const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const zipEntry = Buffer.from('PK\x03\x04', 'latin1');
/** The end record and its longest comment. */
const zipTail = 65_557;

/** An archive is read from its end: one may hang behind a picture. */
function isZip(file: Buffer): boolean {
  const end = file.subarray(Math.max(0, file.length - zipTail)).lastIndexOf(zipEnd);
  return end >= 0 && file.includes(zipEntry);
}

/** True where a picture is something else besides. What is kept is drawn anew, but nobody means to upload such a file. */
export const isPolyglot = (file: Buffer): boolean => isPdf(file) || isZip(file) || holdsActiveText(file);
