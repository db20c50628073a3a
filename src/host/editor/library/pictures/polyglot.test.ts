import { createCipheriv } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { inspectPicture } from './inspectPicture';
import { isPolyglot } from './pictureType';

const [width, height, channels] = [1_200, 900, 3] as const;

/** Always the same for a number, and as random as bytes get: what a camera's sensor sees in the dark. */
function noise(number: number): Sharp {
  const key = Buffer.alloc(16, number);
  const pixels = createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(
    Buffer.alloc(width * height * channels),
  );
  return sharp(pixels, { raw: { width, height, channels } });
}

const formats = {
  'photo.jpg': {
    type: 'image/jpeg',
    encode: (image: Sharp) => image.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }),
  },
  'photo.png': {
    type: 'image/png',
    encode: (image: Sharp) => image.png({ compressionLevel: 1, adaptiveFiltering: false }),
  },
  'photo.webp': { type: 'image/webp', encode: (image: Sharp) => image.webp({ quality: 100, effort: 0 }) },
} as const;

const texts = [
  '<script>',
  '<SCRIPT src=//x.example>',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<svg:svg onload=alert(1)>',
  '<html>',
  '<!DOCTYPE html>',
  '<iframe src=x>',
  '<body onload=alert(1)>',
  '<?php system($_GET[0]);',
  '<?=`$_GET[0]`?>',
  '<%@ page import="java.io.*" %>',
] as const;

it('takes photographs whose pixels are noise, however large they are', async () => {
  const rounds = 3;
  const refused: string[] = [];
  let bytes = 0;
  for (let number = 0; number < rounds; number += 1) {
    for (const [name, { type, encode }] of Object.entries(formats)) {
      const content = await encode(noise(number)).toBuffer();
      bytes += content.length;
      const inspected = inspectPicture({ name, type, content });
      if (!inspected.ok) refused.push(`${name} of noise ${number}: ${inspected.error}`);
    }
  }
  expect(refused).toEqual([]);
  expect(bytes).toBeGreaterThan(rounds * 5_000_000);
}, 60_000);

it('finds a page or a program in a picture, wherever it stands', async () => {
  const photo = await noise(1).jpeg().toBuffer();
  const places = [20, Math.floor(photo.length / 2), photo.length];
  for (const text of texts) {
    for (const place of places) {
      const file = Buffer.concat([photo.subarray(0, place), Buffer.from(text), photo.subarray(place)]);
      expect([text, place, isPolyglot(file)]).toEqual([text, place, true]);
    }
  }
  const long = Buffer.alloc(3 * 1_048_576, 0x80);
  for (const text of texts) {
    const astride = Buffer.from(long);
    astride.write(text, 1_048_576 - 4, 'latin1');
    expect([text, isPolyglot(astride)]).toEqual([text, true]);
  }
});
