import { createCanvas, drawLine, type Canvas, type Colour } from './canvas';
import { strokesOf, type Point } from './glyphs';
import { encodePng } from './pngImage';

/** Pixels; shown at half of it, which stays sharp on a phone's screen. */
const width = 240;
const height = 96;
const letterSize = { width: 34, height: 50 };
const piecesPerStroke = 8;
const background: Colour = [246, 246, 242];
const inks: readonly Colour[] = [
  [31, 58, 95],
  [92, 36, 72],
  [23, 84, 66],
  [104, 58, 18],
];

type Move = (point: Point) => Point;

const between = (low: number, high: number): number => low + Math.random() * (high - low);
const anyInk = (): Colour => inks[Math.floor(Math.random() * inks.length)] ?? inks[0] ?? [0, 0, 0];

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

function drawNoiseCurve(canvas: Canvas, bend: Move): void {
  const [start, end] = [between(0.15, 0.85) * height, between(0.15, 0.85) * height];
  const points = subdivide([
    { x: 0, y: start },
    { x: width / 2, y: between(0.1, 0.9) * height },
    { x: width, y: end },
  ]);
  drawLine(canvas, points.map(bend), between(1.2, 2), anyInk());
}

function drawSpeck(canvas: Canvas): void {
  const speck = { x: between(0, width), y: between(0, height) };
  drawLine(
    canvas,
    [speck, { x: speck.x + between(-3, 3), y: speck.y + between(-3, 3) }],
    between(1, 2),
    anyInk(),
  );
}

function drawLetter(canvas: Canvas, character: string, move: Move): void {
  const ink = anyInk();
  const thickness = between(4.5, 6);
  for (const stroke of strokesOf(character)) drawLine(canvas, subdivide(stroke).map(move), thickness, ink);
}

/** A PNG of the text in bent letters between curves and specks. No two are the same. */
export function drawCaptcha(text: string): Buffer {
  const canvas = createCanvas(width, height, background);
  const bend = wave();
  Array.from(text).forEach((character, position) => {
    const put = place(position, text.length);
    drawLetter(canvas, character, (point) => bend(put(point)));
  });
  for (let curve = 0; curve < 3; curve += 1) drawNoiseCurve(canvas, bend);
  for (let speck = 0; speck < 40; speck += 1) drawSpeck(canvas);
  return encodePng(canvas);
}
