import type { PictureFormat } from '../../../kernel/pictureFormat';

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
