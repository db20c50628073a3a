import { sitePages } from './sitePages';

/** Where visitors see a template (contract §4): a page of the official site, or a page of its own. */
export function liveAddress(templateId: string): string {
  const page = Object.values(sitePages).find((each) => each.templateId === templateId);
  return page?.canonicalPath ?? `/landing?id=${encodeURIComponent(templateId)}`;
}
