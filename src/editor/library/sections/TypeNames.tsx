import { blockTypes } from '../../../generated/blocks';
import type { Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';

/** What blocks are called, one after the other. */
export const typeNames = (types: readonly string[], translate: Translate): string =>
  types
    .map((type) => {
      const known = blockTypes.find((each) => each === type);
      return translate(known ? `editorFields:block.${known}` : 'editorEdit:block.unknown');
    })
    .join(', ');

export function TypeNames({ types }: { readonly types: readonly string[] }) {
  return <strong>{typeNames(types, useTranslate())}</strong>;
}
