import { contrast, formatColor, parseColor, white, type Rgb } from '../../../kernel/color';
import { themeRoles, type ThemeColors } from '../../theme';
import type { Rule } from '../rule';
import { found, type Finding } from '../templateCheck';

interface Pair {
  readonly name: 'text' | 'accent';
  /** What the colour is read against: text on the background, white letters on the accent. */
  readonly against: Rgb;
}

function corrected(theme: ThemeColors, { name, against }: Pair): Finding[] {
  const wanted = parseColor(theme[name]);
  const shown = themeRoles(theme)[name];
  if (!wanted || !shown || formatColor(wanted) === formatColor(shown)) return [];
  const ratio = Math.floor(contrast(wanted, against) * 10) / 10;
  return [
    found(`${name}ColorCorrected`, `/theme/${name}`, {
      wanted: theme[name],
      shown: formatColor(shown),
      ratio,
    }),
  ];
}

/** Colours that the page changes because nobody could read them (WCAG 2.2, 1.4.3): they are no longer the brand's. */
export const theme: Rule = ({ document }, { brand }) => {
  if (document.theme === undefined) return [];
  const { background, text, accent } = { ...brand?.theme, ...document.theme };
  const ground = background === undefined ? undefined : parseColor(background);
  if (!ground || background === undefined || text === undefined || accent === undefined) return [];
  const whole = { background, text, accent };
  return [
    ...corrected(whole, { name: 'text', against: ground }),
    ...corrected(whole, { name: 'accent', against: white }),
  ];
};
