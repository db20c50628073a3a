export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

interface Known {
  readonly format: PictureFormat;
  /** Names that a file of it may end in, and what a browser may call it. */
  readonly extensions: readonly string[];
  readonly types: readonly string[];
  readonly isOne: (file: Buffer) => boolean;
}

const latin = (file: Buffer, start: number, end: number): string => file.toString('latin1', start, end);

const known: readonly Known[] = [
  {
    format: 'jpeg',
    extensions: ['jpg', 'jpeg', 'jfif'],
    types: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    isOne: (file) => latin(file, 0, 3) === '\xff\xd8\xff',
  },
  {
    format: 'png',
    extensions: ['png'],
    types: ['image/png'],
    isOne: (file) => latin(file, 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  {
    format: 'webp',
    extensions: ['webp'],
    types: ['image/webp'],
    isOne: (file) => latin(file, 0, 4) === 'RIFF' && latin(file, 8, 12) === 'WEBP',
  },
  {
    format: 'avif',
    extensions: ['avif'],
    types: ['image/avif'],
    isOne: (file) => latin(file, 4, 8) === 'ftyp' && /^avi[fs]$/.test(latin(file, 8, 12)),
  },
];

/** Of a file by what it holds; undefined: none that is taken. */
export const pictureFormatOf = (file: Buffer): PictureFormat | undefined =>
  known.find(({ isOne }) => isOne(file))?.format;

const find = (format: PictureFormat): Known | undefined => known.find((each) => each.format === format);

/** Browsers that don't know a type say so. */
const unknownType = 'application/octet-stream';

export function isTypeOf(format: PictureFormat, type: string): boolean {
  const [name = ''] = type.toLowerCase().split(';');
  return name.trim() === unknownType || (find(format)?.types.includes(name.trim()) ?? false);
}

export const isExtensionOf = (format: PictureFormat, extension: string): boolean =>
  find(format)?.extensions.includes(extension.toLowerCase()) ?? false;

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
