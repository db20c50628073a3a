import { blockTypes } from '../../generated/blocks';
import type { Translate } from '../../texts/textKey';

/** What a block type is called. */
export function typeLabel(type: string, translate: Translate): string {
  const known = blockTypes.find((each) => each === type);
  return known ? translate(`editorFields:block.${known}`) : translate('editorEdit:block.unknown');
}
