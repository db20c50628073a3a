/** A text with a value at each of its places (`{{name}}`); a place without a value stays. */
export const fillPlaces = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
