export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** Bytes that every signature lies within. */
const headBytes = 12;

/** Whether the head of a file, one character a byte, is that of a format. */
const signatures: readonly (readonly [PictureFormat, (head: string) => boolean])[] = [
  ['jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  ['avif', (head) => /^ftypavi[fs]/.test(head.slice(4))],
];

/** The format of a file by its first bytes; a file's name and what the system calls it count for nothing. */
export function pictureFormatOf(file: Uint8Array): PictureFormat | undefined {
  const head = String.fromCharCode(...file.subarray(0, headBytes));
  return signatures.find(([, isHeadOf]) => isHeadOf(head))?.[0];
}
