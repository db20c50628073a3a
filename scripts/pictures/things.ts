import type { Palette } from './palette';
import { disc, ellipse, number, placed, rectangle, ring, shape, stroke } from './shapes';

export const LINE = 4;

export const PHONE_WIDTH = 172;
export const PHONE_HEIGHT = 344;

/** A phone with its top left corner at the origin; `screen` is drawn on it in the same units. */
export function phone(palette: Palette, screen: readonly string[]): string {
  return [
    rectangle(0, 0, PHONE_WIDTH, PHONE_HEIGHT, 30, palette.deep),
    rectangle(9, 9, PHONE_WIDTH - 18, PHONE_HEIGHT - 18, 22, palette.light),
    ...screen,
    rectangle(66, 17, 40, 9, 4.5, palette.deep),
  ].join('');
}

/** The same outline as a flat shadow. */
export function phoneShadow(colour: string): string {
  return rectangle(0, 0, PHONE_WIDTH, PHONE_HEIGHT, 30, colour);
}

/** What a calculator looks like from afar: an amount, a slider, two rows and a button. */
export function amountScreen(palette: Palette): string[] {
  return [
    rectangle(24, 44, 58, 8, 4, palette.soft),
    rectangle(22, 64, 128, 82, 16, palette.accent),
    shape('M94 64 H134 A16 16 0 0 1 150 80 V130 A16 16 0 0 1 134 146 H118 Q84 108 94 64 Z', palette.accentShade),
    rectangle(36, 80, 34, 7, 3.5, palette.ground),
    rectangle(36, 98, 84, 18, 9, palette.light),
    rectangle(36, 126, 48, 7, 3.5, palette.ground),
    stroke('M28 170 H144', palette.soft, 7),
    stroke('M28 170 H92', palette.deep, 7),
    disc(94, 170, 12, palette.deep),
    disc(94, 170, 5, palette.light),
    rectangle(24, 198, 50, 8, 4, palette.soft),
    rectangle(112, 198, 36, 8, 4, palette.middle),
    rectangle(24, 220, 64, 8, 4, palette.soft),
    rectangle(122, 220, 26, 8, 4, palette.middle),
    rectangle(22, 250, 128, 40, 14, palette.deep),
    rectangle(62, 266, 48, 8, 4, palette.light),
  ];
}

/** An app tile over a tray, with an arrow that falls into it. */
export function downloadScreen(palette: Palette): string[] {
  return [
    rectangle(58, 46, 56, 8, 4, palette.soft),
    rectangle(38, 84, 96, 96, 26, palette.accent),
    shape('M98 84 H108 A26 26 0 0 1 134 110 V154 A26 26 0 0 1 108 180 H88 Q66 130 98 84 Z', palette.accentShade),
    stroke('M86 106 V146 M68 129 L86 147 L104 129', palette.light, 11),
    rectangle(56, 200, 60, 10, 5, palette.deep),
    rectangle(42, 222, 88, 8, 4, palette.soft),
    stroke('M30 254 H142', palette.soft, 8),
    stroke('M30 254 H106', palette.middle, 8),
    rectangle(26, 280, 120, 34, 14, palette.deep),
    rectangle(64, 293, 44, 8, 4, palette.light),
  ];
}

/** A white card with its flat shadow; top left corner at the origin. */
export function card(palette: Palette, width: number, height: number, inside: readonly string[]): string {
  return [
    rectangle(8, 10, width, height, 18, palette.groundDeep),
    rectangle(0, 0, width, height, 18, palette.light),
    ...inside,
  ].join('');
}

export function tick(x: number, y: number, size: number, colour: string, width: number): string {
  const data =
    `M${number(x - size)} ${number(y)} L${number(x - size * 0.25)} ${number(y + size * 0.7)}` +
    ` L${number(x + size)} ${number(y - size * 0.7)}`;
  return stroke(data, colour, width);
}

/** A round badge that says "done", centred on the origin. */
export function tickBadge(palette: Palette, radius: number): string {
  return disc(0, 0, radius, palette.middle) + tick(0, 0, radius * 0.42, palette.light, radius * 0.24);
}

/** One coin seen from above, centred on the origin; `mark` is drawn in its middle. */
export function coin(palette: Palette, radius: number, mark: readonly string[]): string {
  return [
    disc(0, 0, radius, palette.accent),
    shape(
      `M${number(-radius)} 0 A${number(radius)} ${number(radius)} 0 0 0 ${number(radius)} 0` +
        ` A${number(radius)} ${number(radius * 0.72)} 0 0 1 ${number(-radius)} 0 Z`,
      palette.accentShade,
    ),
    ring(0, 0, radius * 0.72, palette.light, LINE * 0.75),
    ...mark,
  ].join('');
}

/** Coins lying on each other; the middle of the lowest edge is at the origin. */
export function coinStack(palette: Palette, count: number, radius: number): string {
  const thickness = radius * 0.4;
  const flat = radius * 0.32;
  const edge = `${number(radius)} ${number(flat)} 0 0`;
  const coins = Array.from({ length: count }, (_, index) => {
    const bottom = -flat - index * thickness;
    const top = bottom - thickness;
    const shift = [0, radius * 0.1, -radius * 0.04][index % 3] ?? 0;
    const side =
      `M${number(-radius)} ${number(top)} V${number(bottom)} A${edge} 0 ${number(radius)} ${number(bottom)}` +
      ` V${number(top)} A${edge} 1 ${number(-radius)} ${number(top)} Z`;
    const gleam = [-0.62, -0.4].map((share) => {
      const curve = flat * Math.sqrt(1 - (share + 0.06) ** 2);
      return rectangle(radius * share, top, radius * 0.12, bottom - top + curve - 1, 0, palette.accent);
    });
    return placed(
      [
        shape(side, palette.accentShade),
        ...gleam,
        ellipse(0, top, radius, flat, palette.accent),
        `<ellipse cx="0" cy="${number(top)}" rx="${number(radius * 0.68)}" ry="${number(flat * 0.62)}" fill="none" stroke="${palette.light}" stroke-width="${number(radius * 0.07)}"/>`,
      ],
      shift,
      0,
    );
  });
  return coins.join('');
}

const FOLD = 34;

function sheetOutline(width: number, height: number, fill: string): string {
  return shape(
    `M16 0 H${number(width - FOLD)} L${number(width)} ${number(FOLD)} V${number(height)} H0 V16 A16 16 0 0 1 16 0 Z`,
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
      `M${number(width - FOLD)} 0 V${number(FOLD - 10)} A10 10 0 0 0 ${number(width - FOLD + 10)} ${number(FOLD)} H${number(width)} Z`,
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
    shape('M0 -46 C14 -36 28 -32 40 -32 V2 C40 26 22 42 0 52 C-22 42 -40 26 -40 2 V-32 C-28 -32 -14 -36 0 -46 Z', palette.accent),
    shape(half, palette.accentShade),
    tick(0, 2, 17, palette.light, 8),
  ].join('');
}

export function spark(x: number, y: number, size: number, colour: string): string {
  const inner = size * 0.2;
  const data =
    `M0 ${number(-size)} Q${number(inner)} ${number(-inner)} ${number(size)} 0 Q${number(inner)} ${number(inner)} 0 ${number(size)}` +
    ` Q${number(-inner)} ${number(inner)} ${number(-size)} 0 Q${number(-inner)} ${number(-inner)} 0 ${number(-size)} Z`;
  return placed([shape(data, colour)], x, y);
}
