/** Names of people are the same in every language. */
const holdsName = /\/items\/\d+\/name$/;

/** A text that needs no translation: a name, a number, a place for a word of the brand, a single word. */
export function isNeutral(text: string, path: string): boolean {
  const words = text
    .replace(/\{\{[^}]*\}\}/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .match(/\p{L}{2,}/gu);
  return holdsName.test(path) || (words ?? []).length < 2;
}
