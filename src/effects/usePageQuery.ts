import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** What the address of the screen asks for, the same object as long as it asks for the same. */
export function usePageQuery<Query>(queryOf: (search: string) => Query): Query {
  const { search } = useLocation();
  const asked = JSON.stringify(queryOf(search));
  // Written in the line above.
  return useMemo(() => JSON.parse(asked) as Query, [asked]);
}
