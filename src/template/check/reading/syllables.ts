/** Languages whose syllables can be counted. */
export type CountedLanguage = 'en' | 'es';

const spanishVowels = /[aeiouáéíóúü]+/g;

/**
 * Spanish spelling shows its syllables: strong vowels (a, e, o) and accented weak ones (í, ú) each carry one, weak ones
 * beside them don't.
 */
function spanishSyllables(word: string): number {
  const spoken = word
    .replace(/qu(?=[eiéí])/g, 'q')
    .replace(/gu(?=[eiéí])/g, 'g')
    .replace(/y(?![aeiouáéíóú])/g, 'i');
  return (spoken.match(spanishVowels) ?? []).reduce(
    (sum, group) => sum + Math.max(1, (group.match(/[aeoáéóíú]/g) ?? []).length),
    0,
  );
}

/** English by the usual approximation: groups of vowels, without endings that are silent. */
function englishSyllables(word: string): number {
  if (word.length <= 3) return 1;
  const spoken = word
    .replace(/(?:[^laeiouyscgxz]es|[^aeiouytd]ed|[^laeiouy]e)$/, '')
    .replace(/^y/, '')
    .replace(/'.*$/, '');
  return spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0;
}

/** Syllables of one word in small letters, at least one. */
export const syllablesIn = (word: string, language: CountedLanguage): number =>
  Math.max(1, language === 'es' ? spanishSyllables(word) : englishSyllables(word));
