import { type ThemeColors, themeVariables } from './theme';

/** What a brand decides besides its colours; absent: as `src/ui/tokens.css` has it. */
export interface BrandTokens {
  readonly radius?: 'square' | 'soft' | 'round';
  readonly typeScale?: 'compact' | 'regular' | 'large';
}

/** A page's three colours, and the rest of the brand's look. */
export type PageTheme = ThemeColors & BrandTokens;

type Values = Readonly<Record<string, string>>;

/** `--radius-round` is no corner but the shape of pills and dots, and stays. */
const radii: Readonly<Record<NonNullable<BrandTokens['radius']>, Values>> = {
  square: { 'radius-small': '0px', radius: '0px', 'radius-large': '0px' },
  soft: {},
  round: { 'radius-small': '12px', radius: '20px', 'radius-large': '28px' },
};

/** Sizes go by the name that they have in the regular scale. Text to read is 16 px at least, the smallest 12. */
const typeScales: Readonly<Record<NonNullable<BrandTokens['typeScale']>, Values>> = {
  compact: { 'text-20': '1.125rem', 'text-28': '1.5rem', 'text-40': '2rem' },
  regular: {},
  large: {
    'text-12': '0.875rem',
    'text-14': '1rem',
    'text-16': '1.125rem',
    'text-20': '1.375rem',
    'text-28': '2rem',
    'text-40': '2.75rem',
  },
};

/** CSS declarations of what a brand has otherwise than the style sheet; none where it has nothing otherwise. */
export const tokenVariables = ({ radius = 'soft', typeScale = 'regular' }: BrandTokens): string =>
  Object.entries({ ...radii[radius], ...typeScales[typeScale] })
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** CSS declarations of a page's whole look, for a rule on `:root`. */
export const pageVariables = (theme: PageTheme): string => themeVariables(theme) + tokenVariables(theme);
