import { pictureFormatOf } from './pictureFormat';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['jpeg', '\xff\xd8\xff\xe0 and more'],
  ['png', '\x89PNG\r\n\x1a\n and more'],
  ['webp', 'RIFF\x10\x00\r\nWEBPVP8 '],
  ['avif', '\x00\x00\x00\x20ftypavif'],
  ['avif', '\x00\x00\x00\x20ftypavis'],
])('a file of %s is known by what it begins with', (format, content) => {
  expect(pictureFormatOf(bytes(content))).toBe(format);
});

test.each([
  '',
  '\xff\xd8',
  'RIFF\x10\x00\x00\x00WAVE',
  'GIF89a',
  ' \x89PNG\r\n\x1a\n',
  '\x89PNG\r\n\x00\n',
  '\x89PNG\r\n',
  '\x00\x00\x00\x20ftypheic',
])('%j is none of them', (content) => {
  expect(pictureFormatOf(bytes(content))).toBeUndefined();
});
