/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

export const black: Rgb = [0, 0, 0];
export const white: Rgb = [255, 255, 255];

/** Reads `#rrggbb`; anything else is undefined. */
export function parseColor(text: string): Rgb | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(text)) return undefined;
  const number = Number.parseInt(text.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

export const formatColor = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The colour at `share` (0 to 1) of the way from one to the other, in sRGB. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Contrast with the ground on which the colour is hardest to read. */
export const lowestContrast = (color: Rgb, grounds: readonly Rgb[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/** The colour nearest to `color` on its way to `pole` that has at least `ratio` on every ground; else the pole. */
export function legible(color: Rgb, pole: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(color, pole, share);
    if (lowestContrast(candidate, grounds) >= ratio) return candidate;
  }
  return pole;
}
