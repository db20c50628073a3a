import { flowerGarland, hangingLeaf, marigold } from './indiaMotifs';
import { indiaPalette as palette } from './palette';
import { drawing, placed, rectangle, ring, shape, pathData } from './shapes';
import { pen, sheet, shield } from './paper';
import { amountScreen, downloadScreen, phone, phoneShadow } from './phone';
import { amountCard, coinStack, spark, tickBadge } from './things';

const coinMark = [ring(0, 0, 6, palette.light, 4)];

/** A scalloped arch, as over a doorway; the middle of its foot is at the origin. */
function arch(width: number, height: number, colour: string): string {
  const half = width / 2;
  const shoulder = -height * 0.48;
  const low = half * 0.34;
  const high = half * 0.36;
  const waist = shoulder - half * 0.66;
  const data = [
    pathData`M${-half} 0 V${shoulder}`,
    pathData`A${low} ${low} 0 0 1 ${-half * 0.72} ${shoulder - high}`,
    pathData`A${high} ${high} 0 0 1 ${-half * 0.3} ${waist}`,
    pathData`Q${-half * 0.06} ${-height * 0.93} 0 ${-height}`,
    pathData`Q${half * 0.06} ${-height * 0.93} ${half * 0.3} ${waist}`,
    pathData`A${high} ${high} 0 0 1 ${half * 0.72} ${shoulder - high}`,
    pathData`A${low} ${low} 0 0 1 ${half} ${shoulder} V0 Z`,
  ].join(' ');
  return shape(data, colour);
}

/** A bunch of marigolds on leaves; the middle of its foot is at the origin. */
function bunch(size: number): string {
  const leaf = hangingLeaf(size * 1.25, palette.middle, palette.deep);
  const warm = (radius: number): string =>
    marigold(radius, palette.accentShade, palette.accent, palette.groundShade);
  const pale = (radius: number): string =>
    marigold(radius, palette.accent, palette.groundDeep, palette.accentShade);
  return [
    ...[112, 148, -112, -148, 180].map((turn) => placed([leaf], 0, -size * 0.5, turn)),
    placed([pale(size * 0.42)], -size * 0.56, -size * 0.42),
    placed([pale(size * 0.38)], size * 0.6, -size * 0.38),
    placed([warm(size * 0.58)], 0, -size * 0.58),
  ].join('');
}

function floor(width: number, height: number, rise: number): string {
  return [
    rectangle(0, height - rise, width, rise, 0, palette.groundDeep),
    rectangle(0, height - rise * 0.42, width, rise * 0.42, 0, palette.soft),
  ].join('');
}

export function hero(): string {
  return drawing(720, 320, [
    rectangle(0, 0, 720, 320, 0, palette.ground),
    placed([arch(424, 316, palette.groundShade)], 360, 334),
    floor(720, 320, 62),
    flowerGarland(palette, 720, 6, 22, 15),
    placed([bunch(88)], 92, 322),
    placed([bunch(66)], 648, 324),
    placed([coinStack(palette, 4, 38)], 216, 306),
    placed([phoneShadow(palette.groundDeep)], 288, 92, -5),
    placed([amountCard(palette, coinMark)], 420, 138),
    placed([phone(palette, amountScreen(palette))], 274, 88, -5),
    placed([tickBadge(palette, 20)], 606, 140),
    spark(236, 150, 11, palette.accent),
    spark(212, 178, 7, palette.middle),
  ]);
}

export function download(): string {
  return drawing(720, 480, [
    rectangle(0, 0, 720, 480, 0, palette.ground),
    placed([arch(440, 420, palette.groundShade)], 360, 480),
    floor(720, 480, 84),
    flowerGarland(palette, 720, 8, 26, 15),
    placed([bunch(112)], 130, 470),
    placed([bunch(84)], 610, 472),
    placed([phoneShadow(palette.groundDeep)], 288, 118),
    placed([phone(palette, downloadScreen(palette))], 274, 108),
    placed([tickBadge(palette, 30)], 448, 166),
    placed([coinStack(palette, 3, 36)], 500, 462),
    spark(222, 210, 13, palette.accent),
    spark(498, 246, 9, palette.middle),
  ]);
}

export function agreement(): string {
  return drawing(720, 240, [
    rectangle(0, 0, 720, 240, 0, palette.ground),
    placed([arch(290, 246, palette.groundShade)], 360, 252),
    floor(720, 240, 46),
    placed([bunch(72)], 122, 242),
    placed([bunch(56)], 604, 242),
    placed([sheet(palette, 190, 260)], 262, 34, -4),
    placed([shield(palette)], 452, 140, 0, 1.05),
    placed([pen(palette)], 306, 206, -52),
  ]);
}

export function share(): string {
  return drawing(1200, 630, [
    rectangle(0, 0, 1200, 630, 0, palette.ground),
    placed([arch(690, 590, palette.groundShade)], 600, 630),
    floor(1200, 630, 116),
    flowerGarland(palette, 1200, 12, 40, 15),
    placed([bunch(172)], 172, 634),
    placed([bunch(128)], 1066, 636),
    placed([coinStack(palette, 4, 70)], 382, 604),
    placed([phoneShadow(palette.groundDeep)], 494, 182, -5, 1.7),
    placed([amountCard(palette, coinMark)], 712, 286, 0, 1.6),
    placed([phone(palette, amountScreen(palette))], 470, 168, -5, 1.7),
    placed([tickBadge(palette, 34)], 1006, 290),
    spark(400, 310, 20, palette.accent),
    spark(366, 362, 12, palette.middle),
  ]);
}
