/**
 * `npm run font -- FILE.ttf brand.woff2`: makes the font file of a brand (contract §3) of one in TrueType, OpenType, WOFF
 * or WOFF2: the letters that pages need, in the weights that they use, and no more.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { maxFontBytes } from '../src/host/delivery/font/loadFont';
import { neededCharacters } from '../src/host/delivery/font/neededCharacters';

/** From text to the heaviest heading; the style sheets ask for none beyond. */
const usedWeights = { min: 400, max: 800 };

const clamp = (value: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(Math.max(value, min), max);

type KeptAxis = number | { readonly min: number; readonly max: number };

/** Of the axes that a font varies in only its weight stays. */
function keptAxes(content: Buffer): Record<string, KeptAxis> {
  const font = create(content);
  if (font.isCollection) throw new Error('The file holds several fonts; give one of them.');
  const kept = Object.entries(font.variationAxes).flatMap(([name, axis]): [string, KeptAxis][] => {
    if (!axis) return [];
    const { min, max } = usedWeights;
    return [[name, name === 'wght' ? { min: clamp(min, axis), max: clamp(max, axis) } : axis.default]];
  });
  return Object.fromEntries(kept);
}

async function main(source: string | undefined, target: string | undefined): Promise<void> {
  if (source === undefined || target === undefined || !target.endsWith('.woff2'))
    throw new Error('Say which file, and what the new one is called: npm run font -- FILE.ttf brand.woff2');
  const content = readFileSync(source);
  const characters = [...neededCharacters(1), ...neededCharacters(2)].join('');
  const made = await subsetFont(content, characters, {
    targetFormat: 'woff2',
    variationAxes: keptAxes(content),
  });
  writeFileSync(target, made);
  process.stdout.write(`${target}: ${made.length} bytes of the ${maxFontBytes} that a page can spare\n`);
  if (made.length > maxFontBytes) process.exitCode = 1;
}

main(process.argv[2], process.argv[3]).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
