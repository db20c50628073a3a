import { boldWeight, type FontMeasures, textWeight, type WidthByWeight } from './fontMeasures';

/** A font that phones have, by the names of its files in both weights. */
interface SystemFont {
  readonly family: string;
  readonly local: Readonly<Record<keyof WidthByWeight, readonly string[]>>;
  readonly width: WidthByWeight;
}

/** Android's own, and Arial with the fonts that are as wide as it (`fontStyle.test.ts` measures both). */
export const systemFonts: readonly SystemFont[] = [
  {
    family: 'brand-roboto',
    local: { [textWeight]: ['Roboto', 'Roboto-Regular'], [boldWeight]: ['Roboto Bold', 'Roboto-Bold'] },
    width: { [textWeight]: 0.4552, [boldWeight]: 0.4615 },
  },
  {
    family: 'brand-arial',
    local: {
      [textWeight]: ['Arial', 'Liberation Sans', 'Arimo'],
      [boldWeight]: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    },
    width: { [textWeight]: 0.458, [boldWeight]: 0.4896 },
  },
];

/** From which weight on a browser takes the bold face (CSS Fonts 4, 5.2). */
const weightRange = { [textWeight]: '1 599', [boldWeight]: '600 1000' } as const;

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const face = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** A system font that takes as much room as the brand's, so that nothing moves when that one comes. */
function standIn(
  { family, local, width }: SystemFont,
  weight: keyof WidthByWeight,
  font: FontMeasures,
): string {
  const scale = font.width[weight] / width[weight];
  return face({
    'font-family': family,
    src: local[weight].map((name) => `local("${name}")`).join(','),
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
    ([textWeight, boldWeight] as const).map((weight) => standIn(system, weight, font)),
  );
  const families = ['brand', ...systemFonts.map(({ family }) => family), 'var(--font-system)'];
  return { faces: [own, ...standIns].join(''), families: families.join(',') };
}
