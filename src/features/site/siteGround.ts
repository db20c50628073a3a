import type { ThemeColors } from '../../template/theme';
import { sitePages } from './sitePages';

/** Between the dark of the borrower's pages and the warmth of campaigns; a template's theme wins over it. */
export const siteGround = { background: '#faf8f5', text: '#1f1c1a' } as const;

const templateIds: ReadonlySet<string> = new Set(
  Object.values(sitePages).map(({ templateId }) => templateId),
);

/** What a template without a theme stands on: the site's own ground where the official site shows it, else the brand's. */
export const groundOf = (templateId: string, brandTheme: ThemeColors): ThemeColors =>
  templateIds.has(templateId) ? { ...brandTheme, ...siteGround } : brandTheme;
