import { useLayoutEffect, useState } from 'react';

type Variables = Readonly<Record<`--${string}`, string>>;

/** Sets CSS variables of an element to what was measured: pages have no style attributes. Returns its ref. */
export function useVariables(variables: Variables): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(variables)) element?.style.setProperty(name, value);
  });
  return setElement;
}
