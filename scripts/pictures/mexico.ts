import { handBehind, thumb } from './hand';
import { agave, paperGarland } from './mexicoMotifs';
import { mexicoPalette as palette } from './palette';
import { disc, drawing, placed, rectangle, shape, pathData } from './shapes';
import { pen, sheet, shield } from './paper';
import { amountScreen, downloadScreen, phone, phoneShadow } from './phone';
import { amountCard, coinStack, spark, tickBadge } from './things';

const hand = { skin: '#c98a5e', shade: '#a96c45', sleeve: palette.middle, cuff: palette.deep };

const coinMark = [disc(0, 0, 7, palette.light)];

function land(width: number, height: number, rise: number): string {
  const top = height - rise;
  const near = height - rise * 0.35;
  const corners = pathData`V${height} H0 Z`;
  const far = [
    pathData`M0 ${top} Q${width * 0.22} ${top - rise * 0.55} ${width * 0.5} ${top}`,
    pathData`T${width} ${top - rise * 0.1}`,
  ];
  const close = [
    pathData`M0 ${near} Q${width * 0.3} ${near - rise * 0.4} ${width * 0.62} ${near + rise * 0.05}`,
    pathData`T${width} ${near - rise * 0.05}`,
  ];
  return (
    shape([...far, corners].join(' '), palette.groundDeep) +
    shape([...close, corners].join(' '), palette.soft)
  );
}

export function hero(): string {
  return drawing(720, 320, [
    rectangle(0, 0, 720, 320, 0, palette.ground),
    disc(372, 218, 168, palette.groundShade),
    land(720, 320, 84),
    paperGarland(palette, 720, 6, 26, 9),
    placed([agave(palette, 128)], 96, 312),
    placed([agave(palette, 96)], 640, 316),
    placed([coinStack(palette, 3, 38)], 214, 302),
    placed([phoneShadow(palette.groundDeep)], 304, 84, 6),
    placed([amountCard(palette, coinMark)], 424, 128),
    placed([handBehind(hand), phone(palette, amountScreen(palette)), thumb(hand)], 292, 74, 6),
    placed([tickBadge(palette, 20)], 608, 130),
    spark(250, 140, 11, palette.accent),
    spark(228, 168, 7, palette.light),
  ]);
}

export function download(): string {
  return drawing(720, 480, [
    rectangle(0, 0, 720, 480, 0, palette.ground),
    disc(360, 280, 206, palette.groundShade),
    land(720, 480, 110),
    paperGarland(palette, 720, 4, 26, 9),
    placed([agave(palette, 170)], 128, 460),
    placed([agave(palette, 130)], 602, 462),
    placed([phoneShadow(palette.groundDeep)], 288, 118),
    placed([phone(palette, downloadScreen(palette))], 274, 108),
    placed([tickBadge(palette, 30)], 448, 166),
    placed([coinStack(palette, 2, 36)], 486, 456),
    spark(222, 190, 13, palette.accent),
    spark(498, 236, 9, palette.light),
  ]);
}

export function agreement(): string {
  return drawing(720, 240, [
    rectangle(0, 0, 720, 240, 0, palette.ground),
    disc(360, 190, 150, palette.groundShade),
    land(720, 240, 60),
    placed([agave(palette, 104)], 120, 236),
    placed([agave(palette, 84)], 604, 238),
    placed([sheet(palette, 190, 260)], 262, 34, -4),
    placed([shield(palette)], 452, 140, 0, 1.05),
    placed([pen(palette)], 306, 206, -52),
  ]);
}

export function share(): string {
  return drawing(1200, 630, [
    rectangle(0, 0, 1200, 630, 0, palette.ground),
    disc(610, 400, 310, palette.groundShade),
    land(1200, 630, 150),
    paperGarland(palette, 1200, 8, 44, 9),
    placed([agave(palette, 250)], 180, 616),
    placed([agave(palette, 190)], 1050, 622),
    placed([coinStack(palette, 3, 70)], 396, 594),
    placed([phoneShadow(palette.groundDeep)], 512, 168, 6, 1.7),
    placed([amountCard(palette, coinMark)], 722, 262, 0, 1.6),
    placed([handBehind(hand), phone(palette, amountScreen(palette)), thumb(hand)], 490, 150, 6, 1.7),
    placed([tickBadge(palette, 34)], 1016, 266),
    spark(420, 290, 20, palette.accent),
    spark(384, 344, 12, palette.light),
  ]);
}
