/** Banners of the official site: a shop window, as the project's name says, with what a loan is made of on its shelf. */
import { sitePalette as palette } from './palette';
import { pen, sheet, shield } from './paper';
import { amountScreen, phone, phoneShadow } from './phone';
import { disc, drawing, pathData, placed, rectangle, ring, shape, stroke } from './shapes';
import { amountCard, coinStack, spark, tick, tickBadge } from './things';

const width = 720;
const height = 320;
const shelfTop = 268;
const coinMark = [ring(0, 0, 6, palette.light, 4)];

/** Striped cloth over a window of that width, its lower edge scalloped. */
function awning(across = width, stripe = 60, drop = 26): string {
  return Array.from({ length: across / stripe }, (_, index) => {
    const left = index * stripe;
    const data =
      pathData`M${left} 0 H${left + stripe} V${drop}` +
      pathData` A${stripe / 2} ${stripe / 2} 0 0 1 ${left} ${drop} Z`;
    return shape(data, index % 2 === 0 ? palette.accent : palette.light);
  }).join('');
}

function room(): string[] {
  return [
    rectangle(0, 0, width, height, 0, palette.ground),
    disc(360, 268, 208, palette.groundShade),
    rectangle(0, 14, width, 10, 0, palette.groundDeep),
  ];
}

const shelf = (): string[] => [
  rectangle(0, shelfTop, width, height - shelfTop, 0, palette.deep),
  rectangle(0, shelfTop, width, 10, 0, palette.middle),
];

/** A plant in a pot; the middle of its foot is at the origin. */
function plant(): string {
  const leaf = 'M0 0 C-26 -18 -30 -56 -8 -84 C14 -58 16 -22 0 0 Z';
  return [
    ...[-44, 40, -16, 14].map((turn, index) => placed([shape(leaf, index < 2 ? palette.soft : palette.middle)], 0, -40, turn)),
    shape('M-26 -46 H26 L20 0 H-20 Z', palette.accentShade),
    rectangle(-30, -54, 60, 14, 5, palette.accent),
  ].join('');
}

/** A month on the wall with one day marked; top left corner at the origin. */
function calendar(): string {
  const columns = [0, 1, 2, 3, 4];
  const rows = [0, 1, 2];
  const days = rows.flatMap((row) => columns.map((column) => ({ row, column })));
  return [
    rectangle(8, 10, 208, 176, 20, palette.groundDeep),
    rectangle(0, 0, 208, 176, 20, palette.light),
    shape('M20 0 H188 A20 20 0 0 1 208 20 V48 H0 V20 A20 20 0 0 1 20 0 Z', palette.deep),
    ...[52, 156].map((x) => rectangle(x - 5, -14, 10, 30, 5, palette.accent)),
    ...days.map(({ row, column }) => disc(32 + column * 36, 76 + row * 36, 8, palette.soft)),
    disc(140, 112, 19, palette.accent),
    tick(140, 112, 8, palette.light, 5),
  ].join('');
}

/** A glass that makes small print large, its handle to the lower right; centred on the origin. */
function magnifier(): string {
  return [
    stroke('M34 34 L70 70', palette.deep, 18),
    disc(0, 0, 46, palette.light),
    rectangle(-26, -14, 52, 9, 4.5, palette.deep),
    rectangle(-26, 6, 36, 9, 4.5, palette.accent),
    ring(0, 0, 46, palette.deep, 11),
  ].join('');
}

export function borrow(): string {
  return drawing(width, height, [
    ...room(),
    placed([plant()], 132, shelfTop),
    placed([phoneShadow(palette.groundDeep)], 292, 80, -4),
    placed([amountCard(palette, coinMark)], 404, 112),
    placed([phone(palette, amountScreen(palette))], 280, 72, -4),
    ...shelf(),
    placed([coinStack(palette, 4, 36)], 548, shelfTop + 8),
    placed([coinStack(palette, 2, 36)], 628, shelfTop + 8),
    spark(232, 118, 11, palette.accent),
    spark(210, 148, 7, palette.middle),
    awning(),
  ]);
}

export function terms(): string {
  return drawing(width, height, [
    ...room(),
    placed([sheet(palette, 190, 240)], 256, 74, -4),
    placed([shield(palette)], 566, shelfTop - 62, 0, 1.1),
    ...shelf(),
    placed([pen(palette)], 176, shelfTop - 4, 16),
    placed([magnifier()], 418, 184),
    spark(508, 108, 10, palette.accent),
    spark(224, 120, 7, palette.middle),
    awning(),
  ]);
}

export function repay(): string {
  return drawing(width, height, [
    ...room(),
    placed([calendar()], 254, 78, -2),
    placed([plant()], 616, shelfTop),
    ...shelf(),
    placed([coinStack(palette, 3, 38)], 150, shelfTop + 8),
    placed([coinStack(palette, 5, 38)], 504, shelfTop + 8),
    placed([tickBadge(palette, 22)], 504, 126),
    spark(214, 132, 10, palette.accent),
    awning(),
  ]);
}

/** What a shared link of the site shows: the whole window. */
export function share(): string {
  const floor = 528;
  return drawing(1200, 630, [
    rectangle(0, 0, 1200, 630, 0, palette.ground),
    disc(600, floor, 400, palette.groundShade),
    rectangle(0, 30, 1200, 18, 0, palette.groundDeep),
    placed([calendar()], 150, 176, -3, 1.3),
    placed([phoneShadow(palette.groundDeep)], 508, 150, -4, 1.8),
    placed([amountCard(palette, coinMark)], 702, 226, 0, 1.7),
    placed([phone(palette, amountScreen(palette))], 486, 134, -4, 1.8),
    rectangle(0, floor, 1200, 630 - floor, 0, palette.deep),
    rectangle(0, floor, 1200, 18, 0, palette.middle),
    placed([plant()], 110, floor, 0, 1.2),
    placed([coinStack(palette, 4, 62)], 890, floor + 14),
    placed([coinStack(palette, 2, 62)], 1040, floor + 14),
    placed([tickBadge(palette, 34)], 1010, 330),
    spark(430, 210, 18, palette.accent),
    spark(1090, 250, 12, palette.middle),
    awning(1200, 100, 46),
  ]);
}
