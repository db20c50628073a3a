import { blossom, cloud, waves } from './originalMotifs';
import { originalPalette as palette } from './palette';
import { disc, drawing, number, placed, rectangle, ring, stroke } from './shapes';
import { pen, sheet, shield } from './paper';
import { amountScreen, downloadScreen, phone, phoneShadow } from './phone';
import { amountCard, coinStack, spark, tickBadge } from './things';

const coinMark = [rectangle(-6, -6, 12, 12, 2, palette.light)];

/** A branch that reaches in from the left with blossoms on it; its thick end is at the origin. */
function branch(): string {
  const twigs = [
    'M0 0 C40 -34 84 -36 128 -66 C150 -80 168 -84 196 -86',
    'M76 -38 C92 -62 96 -82 92 -104',
    'M128 -66 C146 -58 162 -46 182 -44',
  ];
  const flowers: readonly [number, number, number, number][] = [
    [92, -112, 19, 10],
    [200, -88, 22, -14],
    [138, -72, 17, 30],
    [186, -40, 15, 0],
    [54, -32, 15, 20],
  ];
  const buds: readonly [number, number][] = [
    [108, -82],
    [166, -92],
    [28, -36],
  ];
  return [
    ...twigs.map((twig, index) => stroke(twig, palette.deep, index === 0 ? 7 : 5)),
    ...buds.map(([x, y]) => disc(x, y, 6, palette.middle)),
    ...flowers.map(([x, y, radius, turn]) => placed([blossom(palette, radius)], x, y, turn)),
  ].join('');
}

function mirrored(parts: readonly string[], x: number, y: number, scale = 1): string {
  const transform = `translate(${number(x)} ${number(y)}) scale(${String(-scale)} ${String(scale)})`;
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

function moon(x: number, y: number, radius: number): string {
  return disc(x, y, radius, palette.groundShade) + ring(x, y, radius + 14, palette.groundShade, 5);
}

function sea(width: number, height: number, radius: number): string {
  return (
    waves(palette, width, height - radius * 0.28, radius, true) +
    waves(palette, width, height + radius * 0.42, radius, false)
  );
}

export function hero(): string {
  return drawing(720, 320, [
    rectangle(0, 0, 720, 320, 0, palette.ground),
    moon(360, 196, 164),
    placed([cloud(palette.light, 21)], 44, 214),
    placed([cloud(palette.light, 18)], 590, 84),
    placed([branch()], -6, 138, 4, 1.02),
    placed([coinStack(palette, 3, 38)], 228, 300),
    sea(720, 320, 32),
    placed([phoneShadow(palette.groundDeep)], 304, 60, 5),
    placed([amountCard(palette, coinMark)], 420, 130),
    placed([phone(palette, amountScreen(palette))], 292, 50, 5),
    placed([tickBadge(palette, 20)], 606, 132),
    spark(244, 178, 10, palette.accent),
  ]);
}

export function download(): string {
  return drawing(720, 480, [
    rectangle(0, 0, 720, 480, 0, palette.ground),
    moon(360, 280, 206),
    placed([cloud(palette.light, 26)], 60, 330),
    placed([cloud(palette.light, 22)], 566, 236),
    mirrored([branch()], 728, 150, 1.15),
    placed([coinStack(palette, 3, 40)], 222, 458),
    placed([phoneShadow(palette.groundDeep)], 288, 112),
    placed([phone(palette, downloadScreen(palette))], 274, 102),
    sea(720, 480, 36),
    placed([tickBadge(palette, 30)], 448, 160),
    spark(222, 190, 13, palette.accent),
    spark(190, 226, 8, palette.middle),
  ]);
}

export function agreement(): string {
  return drawing(720, 240, [
    rectangle(0, 0, 720, 240, 0, palette.ground),
    moon(360, 180, 146),
    placed([cloud(palette.light, 18)], 560, 130),
    placed([branch()], -6, 132, 4, 0.96),
    sea(720, 240, 26),
    placed([sheet(palette, 190, 260)], 262, 34, -4),
    placed([shield(palette)], 452, 140, 0, 1.05),
    placed([pen(palette)], 306, 206, -52),
  ]);
}

export function share(): string {
  return drawing(1200, 630, [
    rectangle(0, 0, 1200, 630, 0, palette.ground),
    moon(600, 370, 300),
    placed([cloud(palette.light, 38)], 70, 420),
    placed([cloud(palette.light, 32)], 980, 160),
    placed([branch()], -6, 260, 4, 1.8),
    placed([coinStack(palette, 3, 70)], 396, 592),
    sea(1200, 630, 56),
    placed([phoneShadow(palette.groundDeep)], 518, 112, 5, 1.7),
    placed([amountCard(palette, coinMark)], 728, 260, 0, 1.6),
    placed([phone(palette, amountScreen(palette))], 494, 94, 5, 1.7),
    placed([tickBadge(palette, 34)], 1022, 264),
    spark(432, 350, 18, palette.accent),
  ]);
}
