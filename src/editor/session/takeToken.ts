/**
 * The token of an invitation's link, which stands behind `#` so that no server and no log ever sees it. It is removed
 * from the address at once: a history or a shared screen must not keep it.
 */
export function takeToken({ location, history }: Pick<Window, 'location' | 'history'>): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
