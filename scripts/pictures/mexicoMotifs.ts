import { cord, sagAt } from './cord';
import type { Palette } from './palette';
import { number, placed, shape, pathData } from './shapes';

/** One paper flag with holes cut into it; the middle of its upper edge is at the origin. */
function cutPaper(width: number, height: number, colour: string, pattern: number): string {
  const half = width / 2;
  const scallop = width / 4;
  const arc = pathData`a${scallop / 2} ${scallop / 2} 0 0 1 ${-scallop} 0`;
  const outline = pathData`M${-half} 0 H${half} V${height} ${arc} ${arc} ${arc} ${arc} Z`;
  const diamond = (x: number, y: number, size: number): string =>
    pathData`M${x} ${y - size} L${x + size} ${y} L${x} ${y + size} L${x - size} ${y} Z`;
  const hole = (x: number, y: number, radius: number): string =>
    pathData`M${x - radius} ${y} a${radius} ${radius} 0 1 0 ${radius * 2} 0` +
    pathData` a${radius} ${radius} 0 1 0 ${-radius * 2} 0 Z`;
  const middle = height * 0.52;
  const petal = (turn: number): string => {
    const at = (along: number, across: number): string => {
      const x = along * Math.cos(turn) - across * Math.sin(turn);
      const y = middle + along * Math.sin(turn) + across * Math.cos(turn);
      return `${number(x)} ${number(y)}`;
    };
    const reach = width * 0.3;
    const side = width * 0.11;
    const foot = at(width * 0.07, 0);
    return `M${foot} Q${at(reach * 0.55, side)} ${at(reach, 0)} Q${at(reach * 0.55, -side)} ${foot} Z`;
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
    const left = pathData`C${-breadth} ${-length * 0.3} ${-breadth * 0.75} ${-length * 0.68} 0 ${-length}`;
    const right = pathData`C${breadth * 0.75} ${-length * 0.68} ${breadth} ${-length * 0.3} 0 0`;
    return placed(
      [
        shape(pathData`M0 0 ${left} ${right} Z`, palette.middle),
        shape(pathData`M0 0 L0 ${-length} ${right} Z`, palette.deep),
      ],
      0,
      0,
      turn,
    );
  };
  const back = [-74, 74, -38, 38, -8].map((turn) =>
    leaf(turn, height * (1 - Math.abs(turn) / 320), height * 0.15),
  );
  const front = [-56, 58, -22, 20].map((turn) => leaf(turn, height * 0.72, height * 0.14));
  return [...back, ...front].join('');
}
