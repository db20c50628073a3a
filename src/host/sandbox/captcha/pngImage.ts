import { crc32, deflateSync } from 'node:zlib';
import type { Canvas } from './canvas';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bitsPerChannel = 8;
const trueColour = 2;

/** Length, type, content and checksum (PNG specification §5.3). */
function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'ascii'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

function header({ width, height }: Canvas): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([bitsPerChannel, trueColour], 8);
  return chunk('IHDR', content);
}

/** Each row is led by the number of its filter; 0 is none (PNG specification §9.2). */
function rows({ width, height, pixels }: Canvas): Buffer {
  const stride = width * 3;
  const content = Buffer.alloc(height * (stride + 1));
  for (let row = 0; row < height; row += 1) {
    content.set(pixels.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  }
  return chunk('IDAT', deflateSync(content));
}

export const encodePng = (canvas: Canvas): Buffer =>
  Buffer.concat([signature, header(canvas), rows(canvas), chunk('IEND', Buffer.alloc(0))]);
