import type { Palette } from './palette';
import { placed, rectangle, shape, pathData } from './shapes';
import { tick } from './things';

const FOLD = 34;

function sheetOutline(width: number, height: number, fill: string): string {
  return shape(
    pathData`M16 0 H${width - FOLD} L${width} ${FOLD} V${height} H0 V16 A16 16 0 0 1 16 0 Z`,
    fill,
  );
}

/** A sheet with written lines, a folded corner and its flat shadow; top left corner at the origin. */
export function sheet(palette: Palette, width: number, height: number): string {
  const left = 26;
  const room = width - left * 2;
  const rows = [0.62, 1, 0.92, 1, 0.78];
  return [
    placed([sheetOutline(width, height, palette.groundDeep)], 10, 12),
    sheetOutline(width, height, palette.light),
    shape(
      pathData`M${width - FOLD} 0 V${FOLD - 10} A10 10 0 0 0 ${width - FOLD + 10} ${FOLD} H${width} Z`,
      palette.soft,
    ),
    ...rows.map((share, index) => {
      const length = (index === 0 ? room - FOLD : room) * share;
      return rectangle(left, 34 + index * 24, length, 9, 4.5, index === 0 ? palette.deep : palette.soft);
    }),
  ].join('');
}

/** A pen whose tip is at the origin and whose body rises straight up. */
export function pen(palette: Palette): string {
  return [
    shape('M0 0 L-9 -24 H9 Z', palette.groundDeep),
    shape('M0 0 L-3.5 -9 H3.5 Z', palette.deep),
    rectangle(-9, -118, 18, 94, 0, palette.middle),
    rectangle(0, -118, 9, 94, 0, palette.deep),
    shape('M-9 -118 V-130 A9 9 0 0 1 9 -130 V-118 Z', palette.accent),
  ].join('');
}

/** A shield with a tick, centred on the origin. */
export function shield(palette: Palette): string {
  const half = 'M0 -46 C14 -36 28 -32 40 -32 V2 C40 26 22 42 0 52 Z';
  return [
    shape(
      'M0 -46 C14 -36 28 -32 40 -32 V2 C40 26 22 42 0 52 C-22 42 -40 26 -40 2 V-32 C-28 -32 -14 -36 0 -46 Z',
      palette.accent,
    ),
    shape(half, palette.accentShade),
    tick(0, 2, 17, palette.light, 8),
  ].join('');
}
