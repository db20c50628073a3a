/** Pixels; shown at half of it, which stays sharp on a phone's screen. */
const width = 240;
const height = 96;
const letterSize = { width: 34, height: 50 };
const piecesPerStroke = 8;
const background = '#f6f6f2';
const inks = ['#1f3a5f', '#5c2448', '#175442', '#683a12'];

type Move = (point: Point) => Point;

const between = (low: number, high: number): number => low + Math.random() * (high - low);
const anyInk = (): string => inks[Math.floor(Math.random() * inks.length)] ?? 'black';

/** Short pieces, so that a straight stroke can be bent. */
function subdivide(stroke: readonly Point[]): Point[] {
  const pieces = stroke.slice(1).flatMap((to, index) => {
    const from = stroke[index] ?? to;
    return Array.from({ length: piecesPerStroke }, (_, piece) => ({
      x: from.x + ((to.x - from.x) * piece) / piecesPerStroke,
      y: from.y + ((to.y - from.y) * piece) / piecesPerStroke,
    }));
  });
  return [...pieces, ...stroke.slice(-1)];
}

/** Own size, slant, turn and height of each letter, around its place. */
function place(position: number, count: number): Move {
  const turn = between(-0.25, 0.25);
  const slant = between(-0.22, 0.22);
  const size = between(0.88, 1.12);
  const centre = { x: (width * (position + 0.5)) / count + between(-4, 4), y: height / 2 + between(-8, 8) };
  return ({ x, y }) => {
    const [fromX, fromY] = [(x - 0.5) * letterSize.width * size, (y - 0.5) * letterSize.height * size];
    const slanted = fromX + slant * fromY;
    return {
      x: centre.x + slanted * Math.cos(turn) - fromY * Math.sin(turn),
      y: centre.y + slanted * Math.sin(turn) + fromY * Math.cos(turn),
    };
  };
}

/** One wave through the whole picture. */
function wave(): Move {
  const phase = between(0, 2 * Math.PI);
  const [lengthX, lengthY] = [between(55, 90), between(45, 80)];
  return ({ x, y }) => ({
    x: x + 2.2 * Math.sin((2 * Math.PI * y) / lengthY + phase),
    y: y + 3.5 * Math.sin((2 * Math.PI * x) / lengthX + phase),
  });
}

function polyline(points: readonly Point[], thickness: number, ink: string): string {
  const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return `<polyline points="${path}" stroke="${ink}" stroke-width="${thickness.toFixed(1)}"/>`;
}

function noiseCurve(bend: Move): string {
  const points = [
    { x: 0, y: between(0.15, 0.85) * height },
    { x: width / 2, y: between(0.1, 0.9) * height },
    { x: width, y: between(0.15, 0.85) * height },
  ];
  return polyline(subdivide(points).map(bend), between(1.2, 2), anyInk());
}

function speck(): string {
  const from = { x: between(0, width), y: between(0, height) };
  return polyline(
    [from, { x: from.x + between(-3, 3), y: from.y + between(-3, 3) }],
    between(1, 2),
    anyInk(),
  );
}

function letter(character: string, move: Move): string[] {
  const ink = anyInk();
  const thickness = between(4.5, 6);
  return strokesOf(character).map((stroke) => polyline(subdivide(stroke).map(move), thickness, ink));
}

/** A PNG of the text in bent letters between curves and specks. No two are the same. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  // Dear to load, and a sandbox that lends draws none.
  const { default: sharp } = await import('sharp');
  const bend = wave();
  const letters = Array.from(text).flatMap((character, position) => {
    const put = place(position, text.length);
    return letter(character, (point) => bend(put(point)));
  });
  const curves = Array.from({ length: 3 }, () => noiseCurve(bend));
  const specks = Array.from({ length: 40 }, speck);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${background}"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...letters,
    ...curves,
    ...specks,
    '</g></svg>',
  ];
  return sharp(Buffer.from(svg.join('')))
    .png({ palette: true, colours: 32 })
    .toBuffer();
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Letters as pen strokes: points "x,y" in a box from 0 to 1, y downwards. Only characters that can't be taken
 * for one another when they are bent: no 0, O, Q; 1, I, L; 2, Z; 5, S; 6, G; 8, B; U, V; and no A, which may
 * look like R or 4.
 */
const strokes: Readonly<Record<string, readonly string[]>> = {
  C: ['1,.18 .78,.03 .45,0 .15,.15 0,.42 .03,.68 .2,.92 .5,1 .8,.96 1,.82'],
  E: ['1,0 0,0 0,1 1,1', '0,.5 .8,.5'],
  F: ['1,0 0,0 0,1', '0,.5 .75,.5'],
  H: ['0,0 0,1', '1,0 1,1', '0,.5 1,.5'],
  K: ['0,0 0,1', '.95,0 0,.6', '.3,.42 1,1'],
  M: ['0,1 .05,0 .5,.7 .95,0 1,1'],
  N: ['0,1 0,0 1,1 1,0'],
  P: ['0,1 0,0 .6,0 .9,.1 1,.28 .9,.46 .6,.55 0,.55'],
  R: ['0,1 0,0 .6,0 .9,.1 1,.26 .9,.43 .6,.52 0,.52', '.45,.52 1,1'],
  T: ['0,0 1,0', '.5,0 .5,1'],
  W: ['0,0 .25,1 .5,.3 .75,1 1,0'],
  X: ['0,0 1,1', '1,0 0,1'],
  Y: ['0,0 .5,.5 1,0', '.5,.5 .5,1'],
  3: ['.05,.12 .3,0 .65,0 .9,.12 .9,.33 .65,.46 .35,.46', '.65,.46 .95,.6 .97,.84 .68,1 .3,1 0,.88'],
  4: ['.72,1 .72,0 0,.68 1,.68'],
  7: ['0,0 1,0 .35,1'],
  9: ['.95,.3 .75,.53 .32,.55 .05,.4 .05,.15 .3,0 .7,0 .95,.15 .95,.5 .8,.85 .55,1 .2,.97'],
};

export const captchaAlphabet = Object.keys(strokes).join('');

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
}

/** None for a character that is not in the alphabet. */
const strokesOf = (character: string): readonly (readonly Point[])[] =>
  (strokes[character] ?? []).map((stroke) => stroke.split(' ').map(pointOf));
