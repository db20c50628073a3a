import type { Palette } from './palette';
import { disc, ellipse, ellipseLine, placed, rectangle, ring, shape, stroke, pathData } from './shapes';

/** A white card with a coin and an amount, and its flat shadow; top left corner at the origin. */
export function amountCard(palette: Palette, coinMark: readonly string[]): string {
  return [
    rectangle(8, 10, 186, 84, 18, palette.groundDeep),
    rectangle(0, 0, 186, 84, 18, palette.light),
    placed([coin(palette, 24, coinMark)], 74, 42),
    rectangle(110, 26, 56, 12, 6, palette.deep),
    rectangle(110, 48, 40, 9, 4.5, palette.soft),
  ].join('');
}

export function tick(x: number, y: number, size: number, colour: string, width: number): string {
  const data =
    pathData`M${x - size} ${y} L${x - size * 0.25} ${y + size * 0.7}` +
    pathData` L${x + size} ${y - size * 0.7}`;
  return stroke(data, colour, width);
}

/** A round badge that says "done", centred on the origin. */
export function tickBadge(palette: Palette, radius: number): string {
  return disc(0, 0, radius, palette.middle) + tick(0, 0, radius * 0.42, palette.light, radius * 0.24);
}

/** One coin seen from above, centred on the origin; `mark` is drawn in its middle. */
function coin(palette: Palette, radius: number, mark: readonly string[]): string {
  return [
    disc(0, 0, radius, palette.accent),
    shape(
      pathData`M${-radius} 0 A${radius} ${radius} 0 0 0 ${radius} 0` +
        pathData` A${radius} ${radius * 0.72} 0 0 1 ${-radius} 0 Z`,
      palette.accentShade,
    ),
    ring(0, 0, radius * 0.72, palette.light, 3),
    ...mark,
  ].join('');
}

/** Coins lying on each other; the middle of the lowest edge is at the origin. */
export function coinStack(palette: Palette, count: number, radius: number): string {
  const thickness = radius * 0.4;
  const flat = radius * 0.32;
  const edge = pathData`${radius} ${flat} 0 0`;
  const coins = Array.from({ length: count }, (_, index) => {
    const bottom = -flat - index * thickness;
    const top = bottom - thickness;
    const shift = [0, radius * 0.1, -radius * 0.04][index % 3] ?? 0;
    const side =
      pathData`M${-radius} ${top} V${bottom} A${edge} 0 ${radius} ${bottom}` +
      pathData` V${top} A${edge} 1 ${-radius} ${top} Z`;
    const gleam = [-0.62, -0.4].map((share) => {
      const curve = flat * Math.sqrt(1 - (share + 0.06) ** 2);
      return rectangle(radius * share, top, radius * 0.12, bottom - top + curve - 1, 0, palette.accent);
    });
    return placed(
      [
        shape(side, palette.accentShade),
        ...gleam,
        ellipse(0, top, radius, flat, palette.accent),
        ellipseLine(0, top, radius * 0.68, flat * 0.62, palette.light, radius * 0.07),
      ],
      shift,
      0,
    );
  });
  return coins.join('');
}

export function spark(x: number, y: number, size: number, colour: string): string {
  const inner = size * 0.2;
  const data =
    pathData`M0 ${-size} Q${inner} ${-inner} ${size} 0 Q${inner} ${inner} 0 ${size}` +
    pathData` Q${-inner} ${inner} ${-size} 0 Q${-inner} ${-inner} 0 ${-size} Z`;
  return placed([shape(data, colour)], x, y);
}
