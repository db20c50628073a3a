import { HostMarkupContext, readHostMarkup } from '../../blocks/hostMarkup';
import { hostClockOf } from '../../api/hostClock';
import { createPageDefinitions } from '../../blocks/pageDefinitions';
import { localeOf } from '../../kernel/locale';
import { ClockContext } from '../../ui/ClockContext';
import { readSiteData, rootElement } from '../bootData';
import { hydrateInSlices } from '../hydrateInSlices';
import { undoEarlyRewriting } from '../translator/undoEarlyRewriting';
import { observeLater } from '../rum/observeLater';
import { createSiteDependencies } from './siteDependencies';
import { SiteView } from './SiteView';

export async function hydrateSite(): Promise<void> {
  const { brand, site } = readSiteData();
  if (!site) return;
  const blocks = site.content?.page.blocks ?? [];
  const clock = hostClockOf(window);
  const dependencies = createSiteDependencies(window, brand, clock);
  await undoEarlyRewriting(localeOf(site.language));
  const markup = readHostMarkup(document, blocks, site.staticIds);
  const { definitions, load } = createPageDefinitions(markup);
  await load(blocks);
  await hydrateInSlices(rootElement(), (onHydrated) => (
    <HostMarkupContext value={markup}>
      <ClockContext value={clock}>
        <SiteView dependencies={dependencies} definitions={definitions} site={site} onHydrated={onHydrated} />
      </ClockContext>
    </HostMarkupContext>
  ));
  if (site.content) void observeLater(site.content.page);
}
