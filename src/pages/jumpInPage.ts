import { blockElementId, scrollToElement } from '../blocks/scrollToBlock';
import { headingElementId } from '../template/headingId';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where `#id` leads: to a block or a heading in its text, by the names that marketing gave them. */
function placeOf({ document }: Window, hash: string): HTMLElement | undefined {
  const id = decoded(hash.slice(1));
  const names = [blockElementId(id), headingElementId(id), id];
  return names.map((name) => document.getElementById(name)).find((element) => element !== null) ?? undefined;
}

/** `#/…` names a screen. */
const namesPlace = (hash: string): boolean => /^#(?!\/)/.test(hash);

/**
 * Links to `#id` lead to a place of the page that is shown. The browser alone would look for another name, and write over
 * what the hash says of the screen.
 */
export function jumpInPage(view: Window): void {
  const { document, location } = view;
  document.addEventListener('click', (event) => {
    const { target, button } = event;
    if (event.defaultPrevented || button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    const hash = link?.getAttribute('href') ?? '';
    if (!namesPlace(hash)) return;
    event.preventDefault();
    const place = placeOf(view, hash);
    if (place) scrollToElement(view, place);
    // As a browser takes it (HTML standard, the top of the document).
    else if (/^#(top)?$/i.test(hash)) view.scrollTo(0, 0);
  });
  const asked = namesPlace(location.hash) && placeOf(view, location.hash);
  if (asked) scrollToElement(view, asked);
}
