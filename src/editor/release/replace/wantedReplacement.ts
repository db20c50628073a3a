import type { WantedReplacement } from '../../../generated/editor';
import type { Image } from '../../../generated/template';
import type { Locale } from '../../../kernel/locale';

export const replacementKinds = ['text', 'address', 'picture'] as const;

/** What the form holds, whichever kind is shown. */
export interface ReplaceFields {
  readonly kind: (typeof replacementKinds)[number];
  readonly find: string;
  readonly replaceBy: string;
  /** Undefined: every language. */
  readonly language: Locale | undefined;
  readonly matchesCase: boolean;
  readonly wholeWords: boolean;
  readonly oldPicture: Image | undefined;
  readonly newPicture: Image | undefined;
}

export const emptyFields: ReplaceFields = {
  kind: 'text',
  find: '',
  replaceBy: '',
  language: undefined,
  matchesCase: false,
  wholeWords: false,
  oldPicture: undefined,
  newPicture: undefined,
};

/** A picture's words for pages in several languages: a plain text would be taken for each page's own. */
function withLanguages(image: Image, own: Locale): Image {
  return typeof image.alt === 'string' ? { ...image, alt: { [own]: image.alt } } : image;
}

/** What is asked for; undefined: something is missing. */
export function wantedReplacement(fields: ReplaceFields, own: Locale): WantedReplacement | undefined {
  const { kind, find, replaceBy, language, matchesCase, wholeWords, oldPicture, newPicture } = fields;
  if (kind === 'picture')
    return oldPicture && newPicture
      ? { kind, find: oldPicture.src, picture: withLanguages(newPicture, own) }
      : undefined;
  if (find === '') return undefined;
  if (kind === 'address') return { kind, find, replaceBy, matchesCase };
  return { kind, find, replaceBy, matchesCase, wholeWords, ...(language && { language }) };
}
