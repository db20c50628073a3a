/**
 * Entry of `/landing`. A page that came with its HTML is hydrated with little code; every other one (another screen or
 * another template in the hash, a host that could not render) is mounted fresh by a chunk of its own.
 */
// First, so that every component's own styles win over the base.
import '../../ui/tokens.css';
import { screenOf } from '../../features/promotion/route';
import { showScriptMissing } from '../early/scriptMissing';
import { readBootData, type BootData, type RenderedTemplate } from '../bootData';
import { hydrateLanding } from './hydrateLanding';

/** An `id` or `language` inside the hash wins over the query's, which is all that the host has seen (contract §4). */
const namesAnother = (hash: string): boolean => {
  const inner = new URLSearchParams(hash.split('?')[1] ?? '');
  return inner.has('id') || inner.has('language');
};

function hydratable({ rendered }: BootData): RenderedTemplate | undefined {
  const { hash } = window.location;
  return screenOf(hash) === 'landing' && !namesAnother(hash) ? rendered : undefined;
}

const boot = readBootData();
const rendered = hydratable(boot);
if (rendered) hydrateLanding(boot.brand, rendered);
else {
  void import('./mountLanding')
    .then(({ mountLanding }) => mountLanding(boot.brand))
    .catch(showScriptMissing);
}
