import { cord, sagAt } from './cord';
import type { Palette } from './palette';
import { number, placed, shape, pathData } from './shapes';

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
    const arcs = Array.from(
      { length: petals },
      (_, index) => pathData`A${bow} ${bow} 0 0 1 ${point(index + 1)}`,
    );
    return shape(pathData`M${point(0)} ${arcs.join(' ')} Z`, colour);
  };
  return (
    frill(radius, 12, outer, 0) + frill(radius * 0.7, 10, inner, 0.2) + frill(radius * 0.38, 7, heart, 0.4)
  );
}

/** A leaf that hangs from the origin. */
export function hangingLeaf(length: number, colour: string, shade: string): string {
  const breadth = length * 0.3;
  const right = pathData`C${breadth} ${length * 0.25} ${breadth} ${length * 0.65} 0 ${length}`;
  const left = pathData`C${-breadth} ${length * 0.65} ${-breadth} ${length * 0.25} 0 0`;
  return shape(pathData`M0 0 ${right} ${left} Z`, colour) + shape(pathData`M0 0 ${right} Z`, shade);
}

/** A cord of marigolds and leaves across the whole width. */
export function flowerGarland(
  palette: Palette,
  width: number,
  y: number,
  sag: number,
  flowers: number,
): string {
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
