import type { Words } from './subject';

const maxKept = 5_000;

/**
 * What a rule reads in one text, kept by the text: while somebody types, one text changes and the others are asked for again
 * and again.
 * @param read depends on text, role and language alone
 */
export function perText<Value>(read: (words: Words) => Value): (words: Words) => Value {
  const kept = new Map<string, { readonly value: Value }>();
  return (words) => {
    const key = `${words.role} ${words.language} ${words.text}`;
    const before = kept.get(key);
    if (before) return before.value;
    const value = read(words);
    if (kept.size >= maxKept) kept.clear();
    kept.set(key, { value });
    return value;
  };
}
