import type { Font } from 'fontkitten';
import { clamp } from '../../../kernel/clamp';
import { lettersAndDigits } from './neededCharacters';

/** Weights that the style sheets ask for: text, labels and buttons, headings and amounts. */
export const usedWeights = [400, 600, 700] as const;

export type UsedWeight = (typeof usedWeights)[number];

/** How much room letters take on a line, in em by letter, averaged over words like those of our pages. */
export type WidthByWeight = Readonly<Record<UsedWeight, number>>;

interface Heights {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** What a font file says of itself. Heights in em, from the baseline; the descent is below it and still positive. */
export interface FontMeasures extends Heights {
  readonly weights: { readonly min: number; readonly max: number };
  readonly width: WidthByWeight;
  readonly has: (character: string) => boolean;
}

const sample = [
  'Elige cuánto dinero necesitas y cuándo lo devuelves. Antes de firmar ves el costo total de tu préstamo.',
  'Choose how much money you need and when you pay it back. You see the whole cost of your loan before you sign.',
  '$12,345.67 1 de diciembre de 2026',
].join(' ');

/** In em: what is narrower or wider on the average was not drawn to be read. */
const plausibleWidth = { min: 0.2, max: 1.2 };

const hasIn = (font: Font, character: string): boolean =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Of the letters that the font has: the others are drawn by another one. */
function averageWidth(font: Font): number {
  const letters = sample.split('').filter((character) => hasIn(font, character));
  const advance = font.glyphsForString(letters.join('')).reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  const width = advance / (font.unitsPerEm * letters.length);
  const isPlausible = width >= plausibleWidth.min && width <= plausibleWidth.max;
  if (!isPlausible) throw new Error(`its letters are ${width.toFixed(2)} em wide on the average`);
  return width;
}

/** Of a font with one weight browsers make a bolder one that is as wide as it is. */
function widthsOf(font: Font): WidthByWeight {
  const at = (weight: UsedWeight): number =>
    averageWidth(font.variationAxes.wght ? font.getVariation({ wght: weight }) : font);
  return { 400: at(400), 600: at(600), 700: at(700) };
}

/** The heights that browsers take: `OS/2`'s where the font asks for it or `hhea` has none (OpenType, OS/2 fsSelection bit 7). */
function heightsOf({ 'OS/2': os2, hhea, unitsPerEm }: Font): Heights {
  const isTypographic = os2.fsSelection.useTypoMetrics || (hhea.ascent === 0 && hhea.descent === 0);
  const [ascent, descent, lineGap] = isTypographic
    ? [os2.typoAscender, os2.typoDescender, os2.typoLineGap]
    : [hhea.ascent, hhea.descent, hhea.lineGap];
  return {
    ascent: Math.max(ascent, 0) / unitsPerEm,
    // Some tools write it without its sign.
    descent: Math.abs(descent) / unitsPerEm,
    lineGap: Math.max(lineGap, 0) / unitsPerEm,
  };
}

function weightsOf(font: Font): FontMeasures['weights'] {
  const { wght } = font.variationAxes;
  // The range of CSS: a file may say 0.
  const only = clamp(font['OS/2'].usWeightClass, 1, 1_000);
  return { min: wght?.min ?? only, max: wght?.max ?? only };
}

/** The parsing package's types promise tables that a file can lack. */
function refuseUnfit(font: Font): void {
  const tables: { readonly 'OS/2'?: unknown; readonly hhea?: unknown } = font;
  if (!tables['OS/2'] || !tables.hhea) throw new Error('it has no OS/2 or no hhea table');
  const missing = lettersAndDigits.filter((character) => !hasIn(font, character));
  if (missing.length > 0) throw new Error(`it is no font for text: it has no ${missing.join('')}`);
}

/**
 * Reads a WOFF2 file. Rejects where it is none, broken, or no font that text could be set in. Its parts are loaded with
 * the first font: most hosts have none.
 */
export async function measureFont(file: Uint8Array): Promise<FontMeasures> {
  const [{ default: decompress }, { create }] = await Promise.all([
    import('woff2-encoder/decompress'),
    import('fontkitten'),
  ]);
  const font = create(Buffer.from(await decompress(file)));
  if (font.isCollection) throw new Error('it holds several fonts');
  refuseUnfit(font);
  return {
    weights: weightsOf(font),
    width: widthsOf(font),
    ...heightsOf(font),
    has: (character) => hasIn(font, character),
  };
}
