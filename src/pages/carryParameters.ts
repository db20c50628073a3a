import { readParameters } from '../api/pageParameters';
import { pickVisible } from '../kernel/pageAddress';

/**
 * The visible common parameters go from page to page (contract §4): the first HTML is the same for everyone, so they
 * join a link when it is chosen, also one in the HTML of a template. What a link names itself stays as it is, repeated and empty ones too. What
 * stands inside the hash counts, as everywhere on a promotion page.
 */
export function carryParameters({ document, location }: Window): void {
  const carry = ({ target }: Event): void => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([href^="#"])') : null;
    if (!link || link.origin !== location.origin) return;
    const url = new URL(link.href);
    // Written as an address of its own such a path would name another host: `/.//elsewhere` has the path `//elsewhere`.
    if (url.pathname.startsWith('//')) return;
    const shown = readParameters(location);
    // The way to the other language goes without one where the brand speaks it.
    const isSwitch = link.hasAttribute('data-changes-language');
    const isWanted = (name: string): boolean =>
      !url.searchParams.has(name) && !(isSwitch && name === 'language');
    const carried = new URLSearchParams(
      pickVisible((name) => (isWanted(name) ? shown[name] : undefined)),
    ).toString();
    const search = [carried, url.search.slice(1)].filter(Boolean).join('&');
    link.href = url.pathname + (search && `?${search}`) + url.hash;
  };
  document.addEventListener('click', carry, true);
  document.addEventListener('auxclick', carry, true);
}
