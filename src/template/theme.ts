import { black, contrast, formatColor, legible, mix, parseColor, white, type Rgb } from '../kernel/color';

/** Three colours as `#rrggbb`, from the template or else the brand. */
export interface ThemeColors {
  readonly background: string;
  readonly text: string;
  readonly accent: string;
}

/** WCAG 2.2 AA: text 4.5:1, controls 3:1. */
const textContrast = 4.5;
const controlContrast = 3;
/** A ground with less than this against its ink gets lighter or darker surfaces only away from the ink. */
const roomyContrast = 8;
/** An accent that is nearly dark enough for white letters is darkened to carry them. */
const nearlyEnough = 3.4;

const hues = { positive: [20, 128, 74], warning: [178, 106, 0], negative: [208, 38, 38] } as const;

interface Grounds {
  readonly background: Rgb;
  readonly surface: Rgb;
  readonly raised: Rgb;
  readonly tint: Rgb;
}

function lightGrounds(background: Rgb, accent: Rgb): Grounds {
  const isRoomy = contrast(background, black) >= roomyContrast;
  return {
    background,
    surface: isRoomy ? mix(background, accent, 0.05) : mix(background, white, 0.12),
    raised: mix(background, white, 0.85),
    tint: isRoomy ? mix(background, accent, 0.12) : mix(background, white, 0.2),
  };
}

function darkGrounds(background: Rgb, accent: Rgb): Grounds {
  const isRoomy = contrast(background, white) >= roomyContrast;
  const pole = isRoomy ? white : black;
  return {
    background,
    surface: mix(background, pole, 0.08),
    raised: mix(background, pole, 0.13),
    tint: isRoomy ? mix(background, accent, 0.2) : mix(background, black, 0.2),
  };
}

/** An accent that is itself as bright as a dark ground's ink, or as dark as a light one's, makes no tint. */
function safeGrounds(grounds: Grounds, ink: Rgb): Grounds {
  const safe = (ground: Rgb): Rgb =>
    contrast(ground, ink) >= textContrast + 0.3 ? ground : grounds.background;
  return {
    ...grounds,
    surface: safe(grounds.surface),
    raised: safe(grounds.raised),
    tint: safe(grounds.tint),
  };
}

/** Fill of the main control and the letters on it. */
function accentPair(accent: Rgb, text: Rgb): { fill: Rgb; letters: Rgb } {
  const withWhite = contrast(accent, white);
  if (withWhite >= nearlyEnough)
    return { fill: legible(accent, black, [white], textContrast), letters: white };
  return { fill: accent, letters: contrast(accent, text) >= textContrast ? text : black };
}

const isLightGround = (background: Rgb): boolean =>
  contrast(background, black) >= contrast(background, white);

/**
 * Every colour role from three colours. Text roles have at least 4.5:1 on every ground (background, surface, raised,
 * tint); `on-accent` has it on `accent` and `accent-pressed`; `control` outlines have 3:1.
 */
export function themeRoles(theme: ThemeColors): Readonly<Record<string, Rgb>> {
  const background = parseColor(theme.background) ?? white;
  const wantedText = parseColor(theme.text) ?? black;
  const wantedAccent = parseColor(theme.accent) ?? wantedText;
  const isLight = isLightGround(background);
  const ink = isLight ? black : white;
  const grounds = safeGrounds((isLight ? lightGrounds : darkGrounds)(background, wantedAccent), ink);
  const all = Object.values(grounds) as Rgb[];
  const readable = (color: Rgb): Rgb => legible(color, ink, all, textContrast);
  const text = readable(wantedText);
  const { fill, letters } = accentPair(wantedAccent, text);
  return {
    ...grounds,
    text,
    muted: readable(mix(text, background, 0.32)),
    line: mix(grounds.raised, text, 0.13),
    control: legible(mix(background, text, 0.4), ink, all, controlContrast),
    accent: fill,
    'accent-pressed': mix(fill, contrast(letters, black) > contrast(fill, black) ? black : white, 0.12),
    'on-accent': letters,
    'accent-text': readable(wantedAccent),
    positive: readable(hues.positive),
    warning: readable(hues.warning),
    negative: readable(hues.negative),
  };
}

/** Whether its letters are dark. */
export const isLightTheme = ({ background }: Pick<ThemeColors, 'background'>): boolean =>
  isLightGround(parseColor(background) ?? white);

/** CSS declarations of every colour role, and of the browser's own controls, for a rule on `:root`. */
export function themeVariables(theme: ThemeColors): string {
  const roles = themeRoles(theme);
  const declarations = Object.entries(roles).map(([role, color]) => `--color-${role}:${formatColor(color)};`);
  // A browser that darkens light pages by itself would recolour codes for tills, and text below its contrast.
  const scheme = isLightTheme(theme) ? 'only light' : 'dark';
  return `color-scheme:${scheme};${declarations.join('')}`;
}
