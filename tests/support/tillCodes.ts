import * as drawings from 'bwip-js/node';
import sharp from 'sharp';

/** Share of full light, 0 to 1, of each pixel of a row: as a laser crosses a code. */
async function lightAlong(screenshot: Buffer, share: number): Promise<readonly number[]> {
  const { data, info } = await sharp(screenshot).greyscale().raw().toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height * share);
  return Array.from(
    { length: info.width },
    (_, x) => (data[(row * info.width + x) * info.channels] ?? 0) / 255,
  );
}

/** Lengths of what is dark and what is light in turn, from the first bar to the last. */
function runsOf(light: readonly number[]): readonly number[] {
  const dark = light.map((value) => value < 0.5);
  const bars = dark.slice(dark.indexOf(true), dark.lastIndexOf(true) + 1);
  return bars.reduce<number[]>((runs, isDark, at) => {
    if (at > 0 && isDark === bars[at - 1]) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
    return runs;
  }, []);
}

/** Widths of bars and gaps in modules, as a scanner reads them off a screenshot; empty where it finds no code. */
export async function scanned(screenshot: Buffer): Promise<readonly number[]> {
  const runs = runsOf(await lightAlong(screenshot, 0.3));
  const pixels = runs.reduce((sum, run) => sum + run, 0);
  // Code 128: eleven modules a character, and two after the last one.
  const characters = Math.round((runs.length - 1) / 6);
  const module = pixels / (characters * 11 + 2);
  return runs.map((run) => Math.round(run / module));
}

/** The same of a Code 128 as it should be. */
export function barsOf(text: string): readonly number[] {
  const [drawn] = drawings.raw({ bcid: 'code128', text });
  return drawn && 'sbs' in drawn ? [...drawn.sbs] : [];
}

/** Of each module of a square code whether it is dark, as a camera reads it off a screenshot: by the middle of each. */
export async function scannedSquare(screenshot: Buffer, side: number): Promise<readonly number[]> {
  const { data, info } = await sharp(screenshot).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const isDark = (x: number, y: number): boolean => (data[(y * width + x) * channels] ?? 0) < 128;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const across = columns.filter((x) => rows.some((y) => isDark(x, y)));
  const down = rows.filter((y) => columns.some((x) => isDark(x, y)));
  const [left = 0, right = 0, top = 0, bottom = 0] = [across[0], across.at(-1), down[0], down.at(-1)];
  const middle = (from: number, to: number, module: number): number =>
    Math.floor(from + ((to + 1 - from) * (module + 0.5)) / side);
  return Array.from({ length: side * side }, (_, module) =>
    Number(isDark(middle(left, right, module % side), middle(top, bottom, Math.floor(module / side)))),
  );
}

/** The same of a QR code as it should be. */
export function modulesOf(text: string): { readonly side: number; readonly modules: readonly number[] } {
  const [drawn] = drawings.raw({ bcid: 'qrcode', text });
  return drawn && 'pixs' in drawn ? { side: drawn.pixx, modules: [...drawn.pixs] } : { side: 0, modules: [] };
}

/** A QR code without a ground of its own. */
export const bareSquare = (text: string): string => drawings.toSVG({ bcid: 'qrcode', text, scale: 4 });

/** A Code 128 as lenders draw them too: bars alone, on whatever is below. */
export const bareBarcode = (text: string): string =>
  drawings.toSVG({ bcid: 'code128', text, height: 14, scale: 2 });

/** How many pixels of two screenshots have another colour; edges of letters may differ by a trace. */
export async function recoloured(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((shot) => sharp(shot).removeAlpha().raw().toBuffer()),
  );
  if (first?.length !== second?.length) return Number.POSITIVE_INFINITY;
  return first?.filter((value, at) => Math.abs(value - (second?.[at] ?? 0)) > 4).length ?? 0;
}
