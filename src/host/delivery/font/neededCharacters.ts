import { formatMoney } from '../../../kernel/money';
import type { LanguageType } from '../../../kernel/locale';

const inOrder = (first: string, last: string): readonly string[] =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, position) =>
    String.fromCharCode(first.charCodeAt(0) + position),
  );

/** Without each of these a file is no font for text. */
export const lettersAndDigits = [...inOrder('a', 'z'), ...inOrder('A', 'Z'), ...inOrder('0', '9')];

/** What English and Spanish are set with besides ASCII, in texts of ours and in those that marketing writes. */
const others = 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»‘’“”·•×–—…ºª°€™®';

/**
 * What a font has to draw, or words would change their face in the middle: both languages, since borrowers choose
 * between them, and the money of the brand. Languages of other scripts are set in the phone's own font as a whole.
 */
export const neededCharacters = (languageType: LanguageType): readonly string[] => [
  ...new Set([...inOrder(' ', '~'), ...others.split(''), formatMoney(0, languageType).charAt(0)]),
];
