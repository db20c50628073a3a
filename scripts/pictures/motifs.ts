import type { Palette } from './palette';
import { disc, number, placed, rectangle, ring, shape, stroke } from './shapes';
import { LINE } from './things';

/** How far a cord fixed at both ends hangs below its ends, at a share of its length. */
function sagAt(share: number, sag: number): number {
  return 4 * sag * share * (1 - share);
}

function cord(width: number, y: number, sag: number, colour: string): string {
  return stroke(`M-10 ${number(y)} Q${number(width / 2)} ${number(y + sag * 2)} ${number(width + 10)} ${number(y)}`, colour, 3);
}

/** One paper flag with holes cut into it; the middle of its upper edge is at the origin. */
function cutPaper(width: number, height: number, colour: string, pattern: number): string {
  const half = width / 2;
  const scallop = width / 4;
  const arc = `a${number(scallop / 2)} ${number(scallop / 2)} 0 0 1 ${number(-scallop)} 0`;
  const outline = `M${number(-half)} 0 H${number(half)} V${number(height)} ${arc} ${arc} ${arc} ${arc} Z`;
  const diamond = (x: number, y: number, size: number): string =>
    `M${number(x)} ${number(y - size)} L${number(x + size)} ${number(y)} L${number(x)} ${number(y + size)} L${number(x - size)} ${number(y)} Z`;
  const hole = (x: number, y: number, radius: number): string =>
    `M${number(x - radius)} ${number(y)} a${number(radius)} ${number(radius)} 0 1 0 ${number(radius * 2)} 0` +
    ` a${number(radius)} ${number(radius)} 0 1 0 ${number(-radius * 2)} 0 Z`;
  const middle = height * 0.52;
  const petal = (turn: number): string => {
    const at = (along: number, across: number): string => {
      const x = along * Math.cos(turn) - across * Math.sin(turn);
      const y = middle + along * Math.sin(turn) + across * Math.cos(turn);
      return `${number(x)} ${number(y)}`;
    };
    const reach = width * 0.3;
    const side = width * 0.11;
    return `M${at(width * 0.07, 0)} Q${at(reach * 0.55, side)} ${at(reach, 0)} Q${at(reach * 0.55, -side)} ${at(width * 0.07, 0)} Z`;
  };
  const turns = pattern % 2 === 0 ? [0, 1, 2, 3, 4, 5] : [0.5, 1.5, 2.5, 3.5, 4.5, 5.5];
  const flower = turns.map((turn) => petal((turn * Math.PI) / 3)).join(' ');
  const corner = width * 0.33;
  const holes =
    pattern % 2 === 0
      ? [hole(-corner, height * 0.14, 3), hole(corner, height * 0.14, 3), hole(0, height * 0.95, 3.4)]
      : [diamond(0, height * 0.12, 4), diamond(-corner, height * 0.92, 4), diamond(corner, height * 0.92, 4)];
  return shape([outline, flower, ...holes].join(' '), colour);
}

/** A cord of cut paper across the whole width. */
export function paperGarland(palette: Palette, width: number, y: number, sag: number, flags: number): string {
  const colours = [palette.accent, palette.middle, palette.groundDeep, palette.deep];
  const room = width / flags;
  const paper = Array.from({ length: flags }, (_, index) => {
    const share = (index + 0.5) / flags;
    const turn = (0.5 - share) * ((sag * 8) / width) * 50;
    const flag = cutPaper(room * 0.86, room * 0.86, colours[index % colours.length] ?? palette.accent, index);
    return placed([flag], share * width, y + sagAt(share, sag), turn);
  });
  return cord(width, y, sag, palette.deep) + paper.join('');
}

/** A plant of pointed leaves; their common foot is at the origin. */
export function agave(palette: Palette, height: number): string {
  const leaf = (turn: number, length: number, breadth: number): string => {
    const left = `C${number(-breadth)} ${number(-length * 0.3)} ${number(-breadth * 0.75)} ${number(-length * 0.68)} 0 ${number(-length)}`;
    const right = `C${number(breadth * 0.75)} ${number(-length * 0.68)} ${number(breadth)} ${number(-length * 0.3)} 0 0`;
    return placed(
      [
        shape(`M0 0 ${left} ${right} Z`, palette.middle),
        shape(`M0 0 L0 ${number(-length)} ${right} Z`, palette.deep),
      ],
      0,
      0,
      turn,
    );
  };
  const back = [-74, 74, -38, 38, -8].map((turn) => leaf(turn, height * (1 - Math.abs(turn) / 320), height * 0.15));
  const front = [-56, 58, -22, 20].map((turn) => leaf(turn, height * 0.72, height * 0.14));
  return [...back, ...front].join('');
}

/** A marigold: rings of small petals; centred on the origin. */
export function marigold(radius: number, outer: string, inner: string, heart: string): string {
  const frill = (reach: number, petals: number, colour: string, shift: number): string => {
    const step = (Math.PI * 2) / petals;
    const base = reach * 0.84;
    const point = (index: number): string => {
      const angle = index * step + shift;
      return `${number(Math.cos(angle) * base)} ${number(Math.sin(angle) * base)}`;
    };
    const bow = number(base * Math.sin(step / 2) * 1.05);
    const arcs = Array.from({ length: petals }, (_, index) => `A${bow} ${bow} 0 0 1 ${point(index + 1)}`);
    return shape(`M${point(0)} ${arcs.join(' ')} Z`, colour);
  };
  return frill(radius, 12, outer, 0) + frill(radius * 0.7, 10, inner, 0.2) + frill(radius * 0.38, 7, heart, 0.4);
}

/** A leaf that hangs from the origin. */
export function hangingLeaf(length: number, colour: string, shade: string): string {
  const breadth = length * 0.3;
  const right = `C${number(breadth)} ${number(length * 0.25)} ${number(breadth)} ${number(length * 0.65)} 0 ${number(length)}`;
  const left = `C${number(-breadth)} ${number(length * 0.65)} ${number(-breadth)} ${number(length * 0.25)} 0 0`;
  return shape(`M0 0 ${right} ${left} Z`, colour) + shape(`M0 0 ${right} Z`, shade);
}

/** A cord of marigolds and leaves across the whole width. */
export function flowerGarland(palette: Palette, width: number, y: number, sag: number, flowers: number): string {
  const radius = (width / flowers) * 0.5;
  const leaves = Array.from({ length: flowers }, (_, index) => {
    const share = (index + 0.5) / flowers;
    const length = radius * (index % 2 === 0 ? 2.5 : 1.9);
    const leaf = hangingLeaf(length, palette.middle, palette.deep);
    return placed([leaf], share * width, y + sagAt(share, sag) + radius * 0.4, (0.5 - share) * 16);
  });
  const heads = Array.from({ length: flowers }, (_, index) => {
    const share = (index + 0.5) / flowers;
    const warm = index % 2 === 0;
    const head = warm
      ? marigold(radius, palette.accentShade, palette.accent, palette.groundShade)
      : marigold(radius, palette.accent, palette.groundDeep, palette.accentShade);
    return placed([head], share * width, y + sagAt(share, sag));
  });
  return [cord(width, y, sag, palette.deep), ...leaves, ...heads].join('');
}

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
      ring(x, y, radius * 0.97, palette.deep, LINE * 0.75),
      disc(x, y, radius * 0.66, palette.deep),
      disc(x, y, radius * 0.34, palette.accent),
    ].join('');
  }).join('');
}

/** A five-petalled blossom, centred on the origin. */
export function blossom(palette: Palette, radius: number): string {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    return disc(Math.cos(angle) * radius * 0.56, Math.sin(angle) * radius * 0.56, radius * 0.48, palette.middle);
  });
  const stamens = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 + Math.PI / 2;
    return disc(Math.cos(angle) * radius * 0.36, Math.sin(angle) * radius * 0.36, radius * 0.07, palette.light);
  });
  return [...petals, disc(0, 0, radius * 0.22, palette.accent), ...stamens].join('');
}
