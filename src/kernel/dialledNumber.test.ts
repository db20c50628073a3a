import { dialledNumber } from './dialledNumber';

test.each([
  ['+52 55 1234 5678', '+525512345678'],
  ['+52 (0) 55 1234-5678', '+525512345678'],
  ['55 1234 5678 ext. 12', '5512345678,12'],
  ['५५ १२३४ ५६७८', '5512345678'],
  ['01 800 123 4567 x9', '018001234567,9'],
  ['*111#', '*111#'],
  ['#31#', '#31#'],
  ['call us', ''],
] as const)('for %p a phone dials %p', (written, dialled) => expect(dialledNumber(written)).toBe(dialled));
