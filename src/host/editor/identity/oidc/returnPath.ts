const start = '/editor';
const longest = 300;
/** Stands for this host: what leads away from it leads away from here. */
const here = 'https://host.invalid';

/** What is no screen of the editor. */
const closed = /^\/editor\/(?:api|sign-in)(?:\/|$)/;

/** Where somebody is to be once they are signed in: a screen of the editor, whatever was asked for. */
export function returnPath(wanted: string | undefined): string {
  if (wanted === undefined || !URL.canParse(wanted, here)) return start;
  const { origin, pathname, search } = new URL(wanted, here);
  const isScreen =
    origin === here && (pathname === start || pathname.startsWith(`${start}/`)) && !closed.test(pathname);
  const path = pathname + search;
  return isScreen && path.length <= longest ? path : start;
}
