import { readParameters } from '../api/pageParameters';
import { pageAddress } from '../kernel/pageAddress';

/**
 * The visible common parameters go from page to page (contract §4): the first HTML is the same for everyone, so they
 * join a link when it is chosen, also one in the HTML of a template. A link that names a language keeps its own. What
 * stands inside the hash counts, as everywhere on a promotion page.
 */
export function carryParameters({ document, location }: Window): void {
  const carry = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([href^="#"])') : null;
    if (!link || link.origin !== location.origin) return;
    const { pathname, searchParams, hash } = new URL(link.href);
    // Written as an address of its own such a path would name another host: `/.//elsewhere` has the path `//elsewhere`.
    if (pathname.startsWith('//')) return;
    const { language, ...carried } = readParameters(location);
    // The way to the other language goes without one where the brand speaks it.
    const isSwitch = link.hasAttribute('data-changes-language');
    const search = new URLSearchParams(isSwitch || !language ? carried : { ...carried, language }).toString();
    link.href = pageAddress(pathname, Object.fromEntries(searchParams), search) + hash;
  };
  document.addEventListener('click', carry, true);
  document.addEventListener('auxclick', carry, true);
}
