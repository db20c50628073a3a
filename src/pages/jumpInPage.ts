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

/**
 * Links to `#id` lead to a place of the page that is shown. The browser alone would look for another name, and write over
 * what the hash says of the screen: `#/…` names one.
 */
export function jumpInPage(): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey } = event;
    const link =
      target instanceof Element && !ctrlKey && !metaKey && target.closest('a[href^="#"]:not([href^="#/"])');
    if (!link) return;
    event.preventDefault();
    jump(link.getAttribute('href') ?? '');
  });
  jump(location.hash);
}
