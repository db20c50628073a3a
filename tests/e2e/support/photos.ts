import sharp from 'sharp';

interface FileToPick {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A photo as a phone takes it: large, and it says where it was taken. */
export async function photo(name = 'photo.jpg', width = 2400, height = 1800): Promise<FileToPick> {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#3b82c4' } });
  const buffer = await canvas
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A picture that not every browser reads. */
export async function avifPhoto(): Promise<FileToPick> {
  const canvas = sharp({ create: { width: 400, height: 300, channels: 3, background: '#3b82c4' } });
  return { name: 'photo.avif', mimeType: 'image/avif', buffer: await canvas.avif({ effort: 0 }).toBuffer() };
}

/** It begins as iPhones' pictures do. */
export const heicFile = (name: string): FileToPick => ({
  name,
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
});

export const textFile = (name: string): FileToPick => ({
  name,
  // What it is called and what the system calls it are both wrong.
  mimeType: 'image/png',
  buffer: Buffer.from('This is no picture.'),
});

/** It begins as a picture does, and is larger than may be sent. */
export const largeFile = (name: string): FileToPick => {
  const buffer = Buffer.alloc(40 * 1024 * 1024 + 1);
  Buffer.from([0xff, 0xd8, 0xff]).copy(buffer);
  return { name, mimeType: 'image/jpeg', buffer };
};

/** It begins as a picture does, and the rest is missing. */
export const brokenFile = (name: string): FileToPick => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('\x89PNG\r\n\x1a\n and then nothing', 'latin1'),
});
