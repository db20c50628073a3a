import type { Brand } from '../../../generated/brand';
import { correctedColors } from '../../../template/correctedColors';
import type { ThemeColors } from '../../../template/theme';

/** WCAG 2.2 AA, 1.4.3. */
const needed = 4.5;

const warningsOf = (colors: ThemeColors, place: string): string[] =>
  correctedColors(colors).map(({ name, wanted, shown, ratio }) => {
    const pair =
      name === 'accent'
        ? `white letters on ${wanted} have ${ratio}:1`
        : `${wanted} has ${ratio}:1 on the background ${colors.background}, and may have less on what is derived from it`;
    return `${place}/${name}: ${pair}; ${needed}:1 is needed, so pages show ${shown} instead`;
  });

/** Which colours of a brand, and of the palettes that it offers, pages draw otherwise than they were given (contract §3). */
export const findColorWarnings = ({ theme }: Pick<Brand, 'theme'>): readonly string[] => [
  ...warningsOf(theme, '/theme'),
  ...(theme.palettes ?? []).flatMap((palette, position) =>
    warningsOf(palette, `/theme/palettes/${position}`),
  ),
];
