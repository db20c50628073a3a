import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** What the address of the screen asks for, the same object as long as the address is. */
export function usePageQuery<Query>(queryOf: (search: string) => Query): Query {
  const { search } = useLocation();
  return useMemo(() => queryOf(search), [search, queryOf]);
}
