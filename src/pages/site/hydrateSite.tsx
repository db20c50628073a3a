import { HostMarkupContext, readHostMarkup } from '../../blocks/hostMarkup';
import { createPageDefinitions } from '../../blocks/pageDefinitions';
import { readSiteData, rootElement } from '../bootData';
import { hydrateInSlices } from '../hydrateInSlices';
import { observeLater } from '../rum/observeLater';
import { createSiteDependencies } from './siteDependencies';
import { SiteView } from './SiteView';

export async function hydrateSite(): Promise<void> {
  const { brand, site } = readSiteData();
  if (!site) return;
  const blocks = site.content?.page.blocks ?? [];
  const dependencies = createSiteDependencies(window, brand);
  const markup = readHostMarkup(document, blocks, site.staticIds);
  const { definitions, load } = createPageDefinitions(markup);
  await load(blocks);
  await hydrateInSlices(rootElement(), (onHydrated) => (
    <HostMarkupContext value={markup}>
      <SiteView dependencies={dependencies} definitions={definitions} site={site} onHydrated={onHydrated} />
    </HostMarkupContext>
  ));
  if (site.content) void observeLater(site.content.page);
}
