import { type FontMeasures, type UsedWeight, usedWeights } from './fontMeasures';

/** A font that phones have. `local()` goes by full and PostScript names (CSS Fonts 4, 4.3). */
interface SystemFont {
  readonly family: string;
  readonly regular: { readonly names: readonly string[]; readonly width: number };
  readonly bold: { readonly names: readonly string[]; readonly width: number };
}

/** Android's own, and Arial with the fonts that are as wide as it. Widths as in `WidthByWeight`, of the weights 400 and 700. */
export const systemFonts: readonly SystemFont[] = [
  {
    family: 'brand-roboto',
    regular: { names: ['Roboto', 'Roboto-Regular'], width: 0.4552 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], width: 0.4615 },
  },
  {
    family: 'brand-arial',
    regular: {
      names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo-Regular'],
      width: 0.458,
    },
    bold: {
      names: [
        'Arial Bold',
        'Arial-BoldMT',
        'Liberation Sans Bold',
        'LiberationSans-Bold',
        'Arimo Bold',
        'Arimo-Bold',
      ],
      width: 0.4896,
    },
  },
];

/** From where on a face stands in for the next weight that is used. */
const weightRange: Readonly<Record<UsedWeight, string>> = { 400: '1 599', 600: '600 699', 700: '700 1000' };

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const face = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** A system font that takes as much room as the brand's, so that little moves when that one comes. */
function standIn({ family, regular, bold }: SystemFont, weight: UsedWeight, font: FontMeasures): string {
  const { names, width } = weight === 400 ? regular : bold;
  const scale = font.width[weight] / width;
  return face({
    'font-family': family,
    src: names.map((name) => `local("${name}")`).join(','),
    'font-weight': weightRange[weight],
    'size-adjust': percent(scale),
    'ascent-override': percent(font.ascent / scale),
    'descent-override': percent(font.descent / scale),
    'line-gap-override': percent(font.lineGap / scale),
  });
}

/** CSS of a page that is set in a font of the brand's. */
export interface FontStyle {
  readonly faces: string;
  /** Value of `font-family`. */
  readonly families: string;
}

/**
 * Text stands at once in a font of the phone's, of the same room, and changes its face when the file is there. It is
 * not asked for before the page's first picture: what is to be read can be read without it.
 */
export function fontStyle(address: string, font: FontMeasures): FontStyle {
  const { min, max } = font.weights;
  const own = face({
    'font-family': 'brand',
    src: `url(${address}) format("woff2")`,
    'font-weight': min === max ? String(min) : `${min} ${max}`,
    'font-display': 'swap',
  });
  const standIns = systemFonts.flatMap((system) =>
    usedWeights.map((weight) => standIn(system, weight, font)),
  );
  const families = ['brand', ...systemFonts.map(({ family }) => family), 'var(--font-system)'];
  return { faces: [own, ...standIns].join(''), families: families.join(',') };
}
