import type { Font } from 'fontkitten';

/** Weights that the style sheets ask for: text, and headings. */
export const textWeight = 400;
export const boldWeight = 700;

/** How much room letters take on a line, in em by letter, averaged over words like those of our pages. */
export type WidthByWeight = Readonly<Record<typeof textWeight | typeof boldWeight, number>>;

/** What a font file says of itself. Heights in em, from the baseline; the descent is below it and still positive. */
export interface FontMeasures {
  readonly weights: { readonly min: number; readonly max: number };
  readonly width: WidthByWeight;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly has: (character: string) => boolean;
}

const sample = [
  'Elige cuánto dinero necesitas y cuándo lo devuelves. Antes de firmar ves el costo total de tu préstamo.',
  'Choose how much money you need and when you pay it back. You see the whole cost of your loan before you sign.',
  '$12,345.67 1 de diciembre de 2026',
].join(' ');

const averageWidth = (font: Font): number =>
  font.glyphsForString(sample).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) /
  (font.unitsPerEm * sample.length);

/** Of all weights, or of the one that it has: browsers make a bolder one of it, as wide as it is. */
function widthsOf(font: Font): WidthByWeight {
  const at = (weight: number): number =>
    averageWidth(font.variationAxes.wght ? font.getVariation({ wght: weight }) : font);
  return { [textWeight]: at(textWeight), [boldWeight]: at(boldWeight) };
}

/** The heights that browsers take, on phones: `OS/2`'s where the font says so, else those of `hhea` (OpenType, OS/2 fsSelection bit 7). */
function heightsOf({ 'OS/2': os2, hhea, unitsPerEm }: Font) {
  const [ascent, descent, lineGap] = os2.fsSelection.useTypoMetrics
    ? [os2.typoAscender, os2.typoDescender, os2.typoLineGap]
    : [hhea.ascent, hhea.descent, hhea.lineGap];
  return { ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm, lineGap: lineGap / unitsPerEm };
}

/**
 * Reads a WOFF2 file. Rejects where it is none, or broken. Its parts are loaded with the first font: most hosts have
 * none.
 */
export async function measureFont(file: Uint8Array): Promise<FontMeasures> {
  const [{ default: decompress }, { create }] = await Promise.all([
    import('woff2-encoder/decompress'),
    import('fontkitten'),
  ]);
  const font = create(Buffer.from(await decompress(file)));
  if (font.isCollection) throw new Error('it holds several fonts');
  const { wght } = font.variationAxes;
  const only = font['OS/2'].usWeightClass;
  return {
    weights: { min: wght?.min ?? only, max: wght?.max ?? only },
    width: widthsOf(font),
    ...heightsOf(font),
    has: (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  };
}
