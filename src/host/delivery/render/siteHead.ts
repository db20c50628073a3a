import { languageVersions, siteAddress, type RenderedSite } from '../../../features/site/siteData';
import { sitePages } from '../../../features/site/sitePages';
import type { Brand } from '../../../generated/brand';
import { presetTranslate } from '../../../texts/presetTranslate';
import { publicHead, type Described } from './pageHead';

/** A page that says nothing of its own is described by what every language knows of it. */
function describe({ content, texts }: RenderedSite, appName: string): Described {
  if (content) return { ...content.page, title: content.page.title || appName };
  const translate = presetTranslate(texts);
  return {
    title: translate('site:reviews.title'),
    description: translate('site:reviews.description', { app: appName }),
  };
}

/** Title and head of a page of the official site, which names itself in each language. */
export function siteHead(
  site: RenderedSite,
  { appName, theme, languageType }: Brand,
  origin: string,
): { readonly title: string; readonly head: readonly string[] } {
  const described = describe(site, appName);
  const { canonicalPath } = sitePages[site.path];
  return {
    title: described.title.includes(appName) ? described.title : `${described.title} · ${appName}`,
    head: publicHead(described, {
      origin,
      background: theme.background,
      address: siteAddress(canonicalPath, site.language, languageType),
      alternates: languageVersions(canonicalPath, languageType),
    }),
  };
}
