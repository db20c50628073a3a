import fs from 'node:fs';
import path from 'node:path';

export interface Drawing {
  readonly name: string;
  readonly svg: string;
  /** Pixels of the drawing itself; the other sizes keep its proportions. */
  readonly width: number;
  readonly height: number;
  /** A page's picture comes in several widths and two formats; a shared link's is one PNG. */
  readonly use: 'page' | 'share';
}

const folder = path.resolve(__dirname, '../../drawings');

function readDrawing(file: string): Drawing {
  const svg = fs.readFileSync(path.join(folder, file), 'utf8');
  const [, width, height] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined)
    throw new Error(`${file} does not begin with an <svg> of a width and a height`);
  const name = path.basename(file, '.svg');
  return {
    name,
    svg,
    width: Number(width),
    height: Number(height),
    use: name.endsWith('-share') ? 'share' : 'page',
  };
}

/** The drawings of the shipped templates, each an SVG file in `drawings/`. */
export const readDrawings = (): readonly Drawing[] => fs.readdirSync(folder).sort().map(readDrawing);
