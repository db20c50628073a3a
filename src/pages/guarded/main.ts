/**
 * Inlined first in the head of a page that is published guarded, and of no other: deals its visitors out. Who falls into
 * the share goes on to the new revision's HTML before anything of the old one is seen: where the browser reads this page on
 * meanwhile, it stays hidden, and its own script is held, so that no visit counts for what nobody saw.
 */
import '../preHydration/earlyInput';
import { whenSeen } from '../whenSeen';
import { isDealtNew } from './dealing';
import { keptBucket } from './keptBucket';

const { guard, share, revision } = document.currentScript?.dataset ?? {};
const { pathname, search, hash } = location;

/** As the new revision's address has it, which nobody should see, keep or share. */
const asked = /&revision=\d+$/;

/** A script that comes out of a template runs like one that was there from the start. */
function runHeldScript(): void {
  const held = document.querySelector<HTMLTemplateElement>('template[data-held]');
  if (held) held.replaceWith(held.content);
}

/** Nothing of the old page is seen while the visitor's number is drawn. */
async function dealtBucket(): Promise<number> {
  const { style } = document.documentElement;
  style.visibility = 'hidden';
  const bucket = await keptBucket();
  style.visibility = '';
  return bucket;
}

/** What notes touches comes after this script, and whatever can be touched after both. */
const touched = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => void window.vitrinaEarly?.touched.then(resolve));
});

async function deal(): Promise<void> {
  await whenSeen(touched);
  if (guard && revision && isDealtNew(await dealtBucket(), Number(guard), Number(share))) {
    document.documentElement.style.visibility = 'hidden';
    location.replace(`${pathname}${search}&revision=${revision}${hash}`);
  } else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', runHeldScript);
  else runHeldScript();
}

if (asked.test(search)) history.replaceState(history.state, '', pathname + search.replace(asked, '') + hash);
else void deal();
