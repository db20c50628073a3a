import { formatMoney } from '../../../kernel/money';
import type { LanguageType } from '../../../kernel/locale';

/** From space to tilde. */
const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, position) => 32 + position));

/** What English and Spanish are set with besides, in texts of ours and in those that marketing writes. */
const others = 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»‘’“”·×–—…\u00a0';

/**
 * What a font has to draw, or words would change their face in the middle: both languages, since borrowers choose
 * between them, and the money of the brand. Languages of other scripts are set in the phone's own font as a whole.
 */
export const neededCharacters = (languageType: LanguageType): readonly string[] =>
  (ascii + others + formatMoney(0, languageType).charAt(0)).split('');
