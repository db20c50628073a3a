import { HostMarkupContext } from '../../blocks/usePreservedMarkup';
import { readSiteData, rootElement } from '../bootData';
import { carryParameters } from '../carryParameters';
import { hydrateInSlices } from '../hydrateInSlices';
import { observeLater } from '../rum/observeLater';
import { createSiteDependencies } from './siteDependencies';
import { SiteView } from './SiteView';

export async function hydrateSite(): Promise<void> {
  const { brand, site } = readSiteData();
  if (!site) return;
  const dependencies = createSiteDependencies(window, brand);
  carryParameters(window);
  await hydrateInSlices(rootElement(), (onHydrated) => (
    <HostMarkupContext value>
      <SiteView dependencies={dependencies} site={site} onHydrated={onHydrated} />
    </HostMarkupContext>
  ));
  if (site.content) observeLater(site.content.page);
}
