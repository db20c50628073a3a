/** What stands for `{{name}}` in the text of a rule. `language` holds a locale, `bytes` and the like plain numbers. */
export type CheckParameters = Readonly<Record<string, string | number>>;

function shown(name: string, value: string | number, locale: string): string {
  if (typeof value === 'number')
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  return name === 'language'
    ? (new Intl.DisplayNames([locale], { type: 'language' }).of(value) ?? value)
    : value;
}

/** The text of a rule in one language with its places filled: numbers and languages as the reader writes them. */
export const describeCheck = (text: string, parameters: CheckParameters, locale: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const value = parameters[name];
    return value === undefined ? place : shown(name, value, locale);
  });
