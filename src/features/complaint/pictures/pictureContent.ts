const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0): boolean =>
  signature.every((byte, position) => bytes[offset + position] === byte);

const codes = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** JPEG, PNG or WebP by the first 16 bytes; a file's name and what the system calls it count for nothing. */
export const isPictureContent = (head: Uint8Array): boolean =>
  startsWith(head, [0xff, 0xd8, 0xff]) ||
  startsWith(head, [0x89, ...codes('PNG\r\n'), 0x1a, 0x0a]) ||
  (startsWith(head, codes('RIFF')) && startsWith(head, codes('WEBP'), 8));
