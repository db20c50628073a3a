import { startTransition } from 'react';
import { HostMarkupContext } from '../../blocks/usePreservedMarkup';
import { readSiteData } from '../bootData';
import { carryParameters } from '../carryParameters';
import { readEarlyFields, replayEarlyTaps } from '../preHydration/replayEarlyInput';
import { importRenderer } from '../importRenderer';
import { nextTask } from '../nextTask';
import { observeLater } from '../rum/observeLater';
import { createSiteDependencies } from './siteDependencies';
import { SiteView } from './SiteView';

/** Takes over the HTML that the host drew, in slices. Nothing that was typed or tapped before is lost. */
export async function hydrateSite(): Promise<void> {
  const { brand, site } = readSiteData();
  const root = document.getElementById('root');
  if (!root || !site) return;
  const dependencies = createSiteDependencies(window, brand);
  carryParameters(window);
  const { hydrateRoot } = await importRenderer();
  await nextTask();
  const earlyFields = readEarlyFields(root);
  const handleHydrated = async (): Promise<void> => {
    earlyFields.readAgain();
    await nextTask();
    earlyFields.repeat();
    await nextTask();
    replayEarlyTaps();
  };
  startTransition(() => {
    hydrateRoot(
      root,
      <HostMarkupContext value>
        <SiteView dependencies={dependencies} site={site} onHydrated={() => void handleHydrated()} />
      </HostMarkupContext>,
    );
  });
  if (site.content) observeLater(site.content.page);
}
