/** JSON of a value, the same text whatever the order of its keys. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, child: unknown) =>
    typeof child === 'object' && child !== null && !Array.isArray(child)
      ? Object.fromEntries(Object.entries(child).sort(([one], [other]) => (one < other ? -1 : 1)))
      : child,
  );
