import type { TextKey } from '../../texts/textKey';

export interface SitePage {
  /** Template of kind `channel` that holds the page's content. */
  readonly templateId: string;
  /** With the site's navigation around it, or as a page that the app opens: a bar with a way back. */
  readonly frame: 'site' | 'app';
  /** Address that search engines keep, where several show the same. */
  readonly canonicalPath: string;
  /** The template may be missing: the page has something to say without it. */
  readonly isOptional?: boolean;
  readonly hasContactForm?: boolean;
}

const page = (templateId: string, canonicalPath: string, more: Partial<SitePage> = {}): SitePage => ({
  templateId,
  canonicalPath,
  frame: 'site',
  ...more,
});

const privacyPath = '/PrivacyPolicy';

/** Every path of contract §4 that the official site answers. */
export const sitePages = {
  '/': page('site-home', '/', { hasContactForm: true }),
  '/About': page('site-about', '/About'),
  '/User': page('site-reviews', '/User', { isOptional: true }),
  '/Contact': page('site-contact', '/Contact', { hasContactForm: true }),
  '/Policy': page('site-privacy', privacyPath),
  '/Loan': page('site-loan-terms', '/Loan'),
  '/PrivacyPolicy': page('site-privacy', privacyPath, { frame: 'app' }),
  '/privacyPolicy': page('site-privacy', privacyPath, { frame: 'app' }),
  '/aboutUs': page('about-us', '/aboutUs', { frame: 'app' }),
} as const satisfies Readonly<Record<string, SitePage>>;

export type SitePath = keyof typeof sitePages;

export const sitePaths = Object.keys(sitePages) as readonly SitePath[];

/** What a path shows. */
export const sitePageOf = (path: SitePath): SitePage => sitePages[path];

/** The navigation, in its order. */
export const navigation: readonly (readonly [SitePath, TextKey])[] = [
  ['/', 'site:nav.home'],
  ['/User', 'site:nav.reviews'],
  ['/Policy', 'site:nav.privacy'],
  ['/Loan', 'site:nav.loan'],
  ['/About', 'site:nav.about'],
  ['/Contact', 'site:nav.contact'],
];
