/**
 * Inlined first in the head of a page that is published guarded, and of no other: deals its visitors out. Who falls into
 * the share goes on to the new revision's HTML before anything of the old one is seen; wherever that fails, the page
 * stays as it is. The page's own script is held meanwhile, so that no visit counts for what nobody saw.
 */
import { keptSideOf } from './keptSide';

const { guard, share, revision } = document.currentScript?.dataset ?? {};

const patienceMs = 3_000;
/** As the new revision's address has it, which nobody should see, keep or share. */
const asked = /&revision=\d+$/;
let isShown = false;

/** A script that comes out of a template runs like one that was there from the start. */
function runHeldScript(): void {
  const held = document.querySelector<HTMLTemplateElement>('template[data-held]');
  if (held) held.replaceWith(held.content);
}

function show(): void {
  if (isShown) return;
  isShown = true;
  document.documentElement.style.visibility = '';
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', runHeldScript);
  else runHeldScript();
}

async function goOn(wanted: string): Promise<void> {
  document.documentElement.style.visibility = 'hidden';
  setTimeout(show, patienceMs);
  const address = `${location.pathname}${location.search}&revision=${wanted}`;
  // Asked for first, and kept by the browser: the page that would not come is no page of an error then.
  const reply = await fetch(address, { priority: 'high' });
  const isNew = reply.ok && reply.headers.get('X-Vitrina-Revision') === wanted;
  await reply.arrayBuffer();
  if (isNew && !isShown) location.replace(address + location.hash);
  else show();
}

if (asked.test(location.search)) {
  history.replaceState(
    history.state,
    '',
    location.pathname + location.search.replace(asked, '') + location.hash,
  );
  show();
} else if (guard && revision && keptSideOf(`guard.${guard}`, Number(share)) === 'new')
  goOn(revision).catch(show);
else show();
