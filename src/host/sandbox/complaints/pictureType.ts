/** The types that may be sent, by what the file holds; its name and what the sender calls it count for nothing. */
const signatures = [
  {
    type: 'image/jpeg',
    extension: 'jpg',
    isOne: (file: Buffer) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  },
  {
    type: 'image/png',
    extension: 'png',
    isOne: (file: Buffer) => file.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  },
  {
    type: 'image/webp',
    extension: 'webp',
    isOne: (file: Buffer) =>
      file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
  },
] as const;

export interface PictureType {
  readonly type: string;
  /** Without a dot. */
  readonly extension: string;
}

/** Undefined: none of JPEG, PNG and WebP. */
export const pictureTypeOf = (file: Buffer): PictureType | undefined =>
  signatures.find(({ isOne }) => isOne(file));
