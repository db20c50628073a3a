import type { ReplacementPlace } from '../../../generated/editor';
import { segmentsOf } from '../../../kernel/jsonPointer';
import type { Translate } from '../../../texts/textKey';
import { fieldTrail, placeWords } from '../../library/fields/fieldTrail';
import { typeLabel } from '../../kit/data/typeLabel';

/** Where a place stands in words: block, field, language. */
export function placeName({ path, block, role, language }: ReplacementPlace, translate: Translate): string {
  const segments = segmentsOf(path);
  const inside = block ? segments.slice(segments.lastIndexOf('props') + 1) : segments;
  const trail = fieldTrail(block?.type, inside, translate);
  return placeWords([
    block ? typeLabel(block.type, translate) : translate('editorReplace:page'),
    ...(trail.length > 0 ? trail : [translate(`editorReplace:roles.${role}`)]),
    ...(language ? [translate(`editorFields:choice.locale_${language}`)] : []),
  ]);
}
