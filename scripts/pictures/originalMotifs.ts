import type { Palette } from './palette';
import { disc, rectangle, ring } from './shapes';

/** A bank of cloud: bars with round ends, the lowest at the origin's height. */
export function cloud(colour: string, size: number): string {
  const bar = (x: number, row: number, length: number): string =>
    rectangle(x * size, -row * size * 0.62 - size, length * size, size, size / 2, colour);
  return bar(0, 0, 6) + bar(1.1, 1, 3.4) + bar(2, 2, 1.7);
}

/** One row of waves, each of three arcs. */
export function waves(palette: Palette, width: number, y: number, radius: number, shifted: boolean): string {
  const count = Math.ceil(width / (radius * 2)) + 2;
  const start = shifted ? -radius : 0;
  return Array.from({ length: count }, (_, index) => {
    const x = start + index * radius * 2;
    return [
      disc(x, y, radius, palette.middle),
      ring(x, y, radius * 0.97, palette.deep, 3),
      disc(x, y, radius * 0.66, palette.deep),
      disc(x, y, radius * 0.34, palette.accent),
    ].join('');
  }).join('');
}

/** A five-petalled blossom, centred on the origin. */
export function blossom(palette: Palette, radius: number): string {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    return disc(
      Math.cos(angle) * radius * 0.56,
      Math.sin(angle) * radius * 0.56,
      radius * 0.48,
      palette.middle,
    );
  });
  const stamens = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 + Math.PI / 2;
    return disc(
      Math.cos(angle) * radius * 0.36,
      Math.sin(angle) * radius * 0.36,
      radius * 0.07,
      palette.light,
    );
  });
  return [...petals, disc(0, 0, radius * 0.22, palette.accent), ...stamens].join('');
}
