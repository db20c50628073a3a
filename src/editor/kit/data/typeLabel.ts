import { blockTypes } from '../../../generated/blocks';
import type { Translate } from '../../../texts/textKey';

/** What kind of block it is, in words. */
export function typeLabel(type: string, translate: Translate): string {
  const known = blockTypes.find((each) => each === type);
  return known ? translate(`editorFields:block.${known}`) : translate('editorEdit:block.unknown');
}
