/** Entry of the official site: takes over the HTML that the host drew. Every page can be read without it. */
// First, so that every component's own styles win over the base.
import '../../ui/tokens.css';
// Of the page that says that the content can't be had: the host alone draws it, with the style sheet of this entry.
import '../../ui/FullPageState.module.css';
import '../../features/site/SiteFailure.module.css';
import { hydrateRoot } from 'react-dom/client';
import { readSiteData } from '../bootData';
import { observeLater } from '../observing/observeLater';
import { readEarlyFields, replayEarlyTaps } from '../early/replayEarlyInput';
import { carryParameters } from './carryParameters';
import { createSiteDependencies } from './siteDependencies';
import { SiteView } from './SiteView';

function hydrateSite(): void {
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
  hydrateRoot(root, <SiteView dependencies={dependencies} site={site} onAlive={handleAlive} />);
  if (site.content) observeLater(site.content.page);
}

hydrateSite();
