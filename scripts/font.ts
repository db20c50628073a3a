/**
 * `npm run font -- FILE.ttf brand.woff2`: makes the font file of a brand (contract §3) of one in TrueType, OpenType, WOFF
 * or WOFF2: the letters that pages need, in the weights that they use, and no more. Says what a host would say of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import demoBrand from '../brands/demo.json';
import { decodeBrand } from '../src/codec/brand';
import { findFontWarnings, maxFontBytes, readFont } from '../src/host/delivery/font/fontFile';
import { neededCharacters } from '../src/host/delivery/font/neededCharacters';
import { clamp } from '../src/kernel/clamp';
import { reasonOf } from '../src/kernel/errors';

type KeptAxis = number | { readonly min: number; readonly max: number };

/** CSS px of the text that most of a page is. */
const textSize = 16;

/** Of the axes that a font varies in its weight stays, as far as the style sheets ask for it; letters are cut for text. */
function keptAxis(
  name: string,
  { min, max, default: usual }: { readonly min: number; readonly max: number; readonly default: number },
) {
  if (name === 'wght') return { min: clamp(400, min, max), max: clamp(800, min, max) };
  return name === 'opsz' ? clamp(textSize, min, max) : usual;
}

function keptAxes(content: Buffer): Record<string, KeptAxis> {
  const font = create(content);
  if (font.isCollection) throw new Error('it holds several fonts; give one of them');
  const kept = Object.entries(font.variationAxes).flatMap(([name, axis]): [string, KeptAxis][] =>
    axis ? [[name, keptAxis(name, axis)]] : [],
  );
  return Object.fromEntries(kept);
}

async function subsetOf(source: string): Promise<Buffer> {
  try {
    const content = readFileSync(source);
    const characters = [...neededCharacters(1), ...neededCharacters(2)].join('');
    return await subsetFont(content, characters, { targetFormat: 'woff2', variationAxes: keptAxes(content) });
  } catch (error) {
    throw new Error(`${source}: ${reasonOf(error)}`, { cause: error });
  }
}

/** A brand file has to be able to name it. */
function refuseName(target: string): void {
  const brand = decodeBrand({ ...demoBrand, theme: { ...demoBrand.theme, font: path.basename(target) } });
  if (!brand.ok) throw new Error(`${target}: ${brand.error.join('; ')}`);
}

async function main(source: string | undefined, target: string | undefined): Promise<void> {
  if (source === undefined || target === undefined)
    throw new Error('Say which file, and what the new one is called: npm run font -- FILE.ttf brand.woff2');
  refuseName(target);
  const made = await subsetOf(source);
  writeFileSync(target, made);
  const read = await readFont(target);
  if (!read.ok) throw new Error(`${target}: ${read.error}`);
  process.stdout.write(`${target}: ${made.length} bytes of the ${maxFontBytes} that a page can spare\n`);
  const warnings = new Set(([1, 2] as const).flatMap((type) => findFontWarnings(read.value.measures, type)));
  for (const warning of warnings) process.stdout.write(`${target}: ${warning}\n`);
}

main(process.argv[2], process.argv[3]).catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
});
