/**
 * Entry of `/landing`, run when somebody wants something of the page (`pages/start`). A page that came with its HTML is
 * hydrated with little code; every other one (another screen or another template in the hash, a host that could not
 * render) is mounted fresh by a chunk of its own.
 */
// First, so that every component's own styles win over the base.
import '../../ui/tokens.css';
import { screenOf } from '../../features/promotion/route';
import '../preHydration/earlyInput';
import { showScriptMissing } from '../preHydration/scriptMissing';
import { nextTask } from '../nextTask';
import { observeLater } from '../rum/observeLater';
import { importPipeline } from './importPipeline';
import { readBootData, type BootData, type RenderedTemplate } from '../bootData';

/** An `id` or `language` inside the hash wins over the query's, which is all that the host has seen (contract §4). */
const namesAnother = (hash: string): boolean => {
  const inner = new URLSearchParams(hash.split('?')[1] ?? '');
  return inner.has('id') || inner.has('language');
};

/** By the address that the page was opened with: fields of its HTML may be filled by now, whatever screen was asked for since. */
function hydratable({ rendered }: BootData): RenderedTemplate | undefined {
  const hash = window.vitrinaEarly?.openedHash ?? window.location.hash;
  return screenOf(hash) === 'landing' && !namesAnother(hash) ? rendered : undefined;
}

const boot = readBootData();
const rendered = hydratable(boot);
/** Each step in a task of its own, so that none of them keeps a tap or a letter waiting on a slow phone. */
async function hydrate(template: RenderedTemplate): Promise<void> {
  await nextTask();
  const { hydrateLanding } = await import(/* webpackMode: "eager" */ './hydrateLanding');
  await nextTask();
  await hydrateLanding(boot.brand, template);
  void observeLater(template.page);
}

async function openPreview(template: RenderedTemplate): Promise<void> {
  const preview = await import('./openPreview');
  await preview.openPreview(boot.brand, template, rendered !== undefined);
}

/** Its template needs these as soon as it has come, so they are asked for together with what asks for it. */
function fetchAhead(): void {
  for (const fetched of [importPipeline(boot.brand), import('../../template/theme')])
    fetched.catch(() => undefined);
}

async function mount(): Promise<void> {
  fetchAhead();
  const { mountLanding } = await import('./mountLanding');
  await mountLanding(boot.brand);
}

function open(): Promise<void> {
  if (boot.rendered?.preview) return openPreview(boot.rendered);
  return rendered ? hydrate(rendered) : mount();
}

void open().catch(showScriptMissing);
