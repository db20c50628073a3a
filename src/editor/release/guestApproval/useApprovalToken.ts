import { useEffect, useState } from 'react';
import { recordOf } from '../../../kernel/record';

const stateName = 'approvalToken';

/**
 * The token of an approval's link. It stands behind `#`, so that no server and no log ever sees it, and leaves the address
 * at once: a history or a shared screen must not keep it. This entry of the tab's history does, so that a reload works.
 */
function takeToken({ location, history }: Pick<Window, 'location' | 'history'>): string {
  const state = recordOf(history.state);
  const given = location.hash.slice(1);
  if (given === '') return typeof state[stateName] === 'string' ? state[stateName] : '';
  history.replaceState({ ...state, [stateName]: given }, '', location.pathname + location.search);
  return given;
}

/** Another link that is opened in the same tab takes the place of the first. */
export function useApprovalToken(): string {
  const [token, setToken] = useState(() => takeToken(window));
  useEffect(() => {
    const take = (): void => setToken(takeToken(window));
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}
