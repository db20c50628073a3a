import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readSiteData } from '../bootData';
import { readEarlyFields, replayEarlyTaps } from '../early/replayEarlyInput';
import { observeLater } from '../observing/observeLater';
import { carryParameters } from './carryParameters';
import { createSiteDependencies } from './siteDependencies';
import { SiteView } from './SiteView';

/** Takes over the HTML that the host drew, in slices. Nothing that was typed or tapped before is lost. */
export function hydrateSite(): void {
  const { brand, site } = readSiteData();
  const root = document.getElementById('root');
  if (!root || !site) return;
  const dependencies = createSiteDependencies(window, brand);
  carryParameters(window);
  const earlyFields = readEarlyFields(root);
  const handleAlive = () => {
    earlyFields.repeat();
    replayEarlyTaps();
  };
  startTransition(() => {
    hydrateRoot(root, <SiteView dependencies={dependencies} site={site} onAlive={handleAlive} />);
  });
  if (site.content) observeLater(site.content.page);
}
