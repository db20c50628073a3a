import type { Palette } from './palette';
import { disc, rectangle, shape, stroke } from './shapes';

const PHONE_WIDTH = 172;
const PHONE_HEIGHT = 344;

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
    shape(
      'M94 64 H134 A16 16 0 0 1 150 80 V130 A16 16 0 0 1 134 146 H118 Q84 108 94 64 Z',
      palette.accentShade,
    ),
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
    shape(
      'M98 84 H108 A26 26 0 0 1 134 110 V154 A26 26 0 0 1 108 180 H88 Q66 130 98 84 Z',
      palette.accentShade,
    ),
    stroke('M86 106 V146 M68 129 L86 147 L104 129', palette.light, 11),
    rectangle(56, 200, 60, 10, 5, palette.deep),
    rectangle(42, 222, 88, 8, 4, palette.soft),
    stroke('M30 254 H142', palette.soft, 8),
    stroke('M30 254 H106', palette.middle, 8),
    rectangle(26, 280, 120, 34, 14, palette.deep),
    rectangle(64, 293, 44, 8, 4, palette.light),
  ];
}
