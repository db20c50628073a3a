import { contrast, formatColor, parseColor, white } from '../kernel/color';
import { type ThemeColors, themeRoles } from './theme';

/** A colour that pages change because nobody could read it (WCAG 2.2, 1.4.3). */
export interface CorrectedColor {
  readonly name: 'text' | 'accent';
  readonly wanted: string;
  readonly shown: string;
  /** Of text on the background, or of white letters on the accent; rounded down to one decimal. */
  readonly ratio: number;
}

/** Which of three colours are not drawn as they were given. A background that is no colour is judged by nobody. */
export function correctedColors(theme: ThemeColors): readonly CorrectedColor[] {
  const ground = parseColor(theme.background);
  if (!ground) return [];
  const roles = themeRoles(theme);
  return (['text', 'accent'] as const).flatMap((name) => {
    const wanted = parseColor(theme[name]);
    const shown = roles[name];
    if (!wanted || !shown || formatColor(wanted) === formatColor(shown)) return [];
    const ratio = Math.floor(contrast(wanted, name === 'text' ? ground : white) * 10) / 10;
    return [{ name, wanted: theme[name], shown: formatColor(shown), ratio }];
  });
}
