import { rectangle, shape, stroke } from './shapes';

export interface HandTones {
  skin: string;
  shade: string;
  sleeve: string;
  cuff: string;
}

/** What of a left hand lies behind a phone of 172 by 344 whose top left corner is at the origin. */
export function handBehind(tones: HandTones): string {
  return [
    shape(
      'M-8 420 C-20 350 -30 310 -22 262 C-16 226 10 214 40 222 L150 250 C190 270 176 340 150 420 Z',
      tones.shade,
    ),
    ...[150, 186, 222, 256].map((y, index) =>
      stroke(`M120 ${y} H${178 - Math.abs(index - 1) * 3}`, tones.skin, 30),
    ),
    rectangle(-26, 344, 200, 90, 26, tones.sleeve),
    rectangle(-34, 336, 216, 30, 15, tones.cuff),
  ].join('');
}

/** The thumb, which lies over the phone's left edge. */
export function thumb(tones: HandTones): string {
  return shape(
    'M-24 340 C-34 300 -34 262 -18 232 L18 176 C26 162 48 170 44 188' +
      ' C40 214 30 240 22 258 C16 290 10 320 -4 346 Z',
    tones.skin,
  );
}
