import { blockElementId } from '../blocks/scrollToBlock';
import { headingElementId } from '../template/headingId';

/** Where `#id` leads: to a block or a heading in its text, by the names that marketing gave them. */
function jump(hash: string): void {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // It is a name as it stands.
  }
  for (const name of [blockElementId(id), headingElementId(id), id]) {
    const place = document.getElementById(name);
    if (!place) continue;
    place.scrollIntoView();
    // The next Tab goes on from there.
    place.tabIndex = -1;
    return place.focus({ preventScroll: true });
  }
}

/** The place of this page that a link leads to: `#id`, or the page's own address with it. `#/…` names a screen. */
function placeOf({ href, hash, pathname, search }: HTMLAnchorElement): string | undefined {
  const isHere = href.includes('#') && pathname === location.pathname && search === location.search;
  return isHere && !hash.startsWith('#/') ? hash : undefined;
}

/**
 * Links to a place of the page that is shown lead there. The browser alone would look for another name, and write over
 * what the hash says of the screen.
 */
export function jumpInPage(): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey } = event;
    const link = target instanceof Element && !ctrlKey && !metaKey && target.closest('a');
    const hash = link && placeOf(link);
    if (typeof hash !== 'string') return;
    event.preventDefault();
    jump(hash);
  });
  const jumpToAddress = (): void => jump(location.hash);
  window.addEventListener('hashchange', jumpToAddress);
  jumpToAddress();
}
