import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** Some of the page's own parameters; those that the address lacks or leaves empty are absent. */
export function usePageQuery<Name extends string>(
  ...names: readonly Name[]
): Readonly<Partial<Record<Name, string>>> {
  const { search } = useLocation();
  const list = names.join();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const entries = list.split(',').flatMap((name): [string, string][] => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    });
    // The names are those of the list, which is made of them.
    return Object.fromEntries(entries) as Partial<Record<Name, string>>;
  }, [search, list]);
}
