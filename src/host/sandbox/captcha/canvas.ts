import type { Point } from './glyphs';

export type Colour = readonly [red: number, green: number, blue: number];

/** Pixels in rows, three bytes each. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export function createCanvas(width: number, height: number, background: Colour): Canvas {
  const pixels = new Uint8Array(width * height * 3);
  for (let offset = 0; offset < pixels.length; offset += 3) pixels.set(background, offset);
  return { width, height, pixels };
}

function distanceToSegment(x: number, y: number, from: Point, to: Point): number {
  const [alongX, alongY] = [to.x - from.x, to.y - from.y];
  const squaredLength = alongX * alongX + alongY * alongY;
  const position = squaredLength === 0 ? 0 : ((x - from.x) * alongX + (y - from.y) * alongY) / squaredLength;
  const nearest = Math.min(1, Math.max(0, position));
  return Math.hypot(x - from.x - nearest * alongX, y - from.y - nearest * alongY);
}

function blend(canvas: Canvas, x: number, y: number, colour: Colour, coverage: number): void {
  const offset = (y * canvas.width + x) * 3;
  colour.forEach((channel, index) => {
    const below = canvas.pixels[offset + index] ?? 0;
    canvas.pixels[offset + index] = Math.round(below + (channel - below) * coverage);
  });
}

/** A line with round ends; its edge is softened over one pixel. */
function drawSegment(canvas: Canvas, from: Point, to: Point, thickness: number, colour: Colour): void {
  const reach = thickness / 2 + 1;
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
  const right = Math.min(canvas.width - 1, Math.ceil(Math.max(from.x, to.x) + reach));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
  const bottom = Math.min(canvas.height - 1, Math.ceil(Math.max(from.y, to.y) + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const coverage = thickness / 2 + 0.5 - distanceToSegment(x, y, from, to);
      if (coverage > 0) blend(canvas, x, y, colour, Math.min(1, coverage));
    }
  }
}

export function drawLine(canvas: Canvas, points: readonly Point[], thickness: number, colour: Colour): void {
  points.slice(1).forEach((to, index) => drawSegment(canvas, points[index] ?? to, to, thickness, colour));
}
