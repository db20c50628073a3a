export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** Bytes that every signature lies within. */
const headBytes = 12;

/** What files of a format begin with, one character a byte. */
const signatures: readonly (readonly [PictureFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n[^]\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
];

/** The format of a file by its first bytes; a file's name and what the system calls it count for nothing. */
export function pictureFormatOf(file: Uint8Array): PictureFormat | undefined {
  const head = String.fromCharCode(...file.subarray(0, headBytes));
  return signatures.find(([, signature]) => signature.test(head))?.[0];
}
