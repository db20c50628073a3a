import { groundOf } from '../../features/site/siteGround';
import { locales, type Locale } from '../../kernel/locale';
import { isMarket, marketFacts, type Market } from '../../kernel/market';
import type { ThemeColors } from '../../template/theme';
import { recordOf } from '../../kernel/record';

/** What of the document decides how its blocks are drawn and edited. */
export interface PageFacts {
  readonly locale: Locale;
  readonly theme: ThemeColors;
  readonly market: Market | undefined;
  /** ISO 4217 of the market's money; of the language's where there is no market. */
  readonly currency: string;
}

const color = (value: unknown, fallback: string): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : fallback;

/** Reads the JSON of a page; whatever is wrong in it counts as absent. */
export function pageFacts(page: string, brandTheme: ThemeColors): PageFacts {
  const { id, locale, theme, market } = recordOf(JSON.parse(page) as unknown);
  const own = locales.find((each) => each === locale) ?? 'en';
  const ownMarket = isMarket(market) ? market : undefined;
  const colors = recordOf(theme);
  const ground = groundOf(String(id), brandTheme);
  return {
    locale: own,
    theme: {
      background: color(colors.background, ground.background),
      text: color(colors.text, ground.text),
      accent: color(colors.accent, ground.accent),
    },
    market: ownMarket,
    currency: marketFacts(ownMarket)?.currency ?? (own === 'en' ? 'INR' : 'MXN'),
  };
}
