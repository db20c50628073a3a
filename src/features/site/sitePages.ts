import type { SitePath } from '../../kernel/pagePaths';
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

export const sitePages: Readonly<Record<SitePath, SitePage>> = {
  '/': page('site-home', '/', { hasContactForm: true }),
  '/About': page('site-about', '/About'),
  '/User': page('site-reviews', '/User', { isOptional: true }),
  '/Contact': page('site-contact', '/Contact', { hasContactForm: true }),
  '/Policy': page('site-privacy', privacyPath),
  '/Loan': page('site-loan-terms', '/Loan'),
  '/PrivacyPolicy': page('site-privacy', privacyPath, { frame: 'app' }),
  '/privacyPolicy': page('site-privacy', privacyPath, { frame: 'app' }),
  '/aboutUs': page('about-us', '/aboutUs', { frame: 'app' }),
};

export const navigation: readonly (readonly [SitePath, TextKey])[] = [
  ['/', 'site:nav.home'],
  ['/User', 'site:nav.reviews'],
  ['/Policy', 'site:nav.privacy'],
  ['/Loan', 'site:nav.loan'],
  ['/About', 'site:nav.about'],
  ['/Contact', 'site:nav.contact'],
];
