import { plainText } from '../../kit/data/plainText';
import type { Translate } from '../../../texts/textKey';

const known = [
  'cn-agreement',
  'cn-download',
  'cn-hero',
  'in-agreement',
  'in-download',
  'in-hero',
  'mx-agreement',
  'mx-download',
  'mx-hero',
  'site-borrow',
  'site-repay',
  'site-terms',
] as const;

/** What a drawing that comes with the host is called; one that is new to this build keeps the name of its file. */
export function drawingName(file: string, translate: Translate): string {
  const name = known.find((each) => each === file);
  return name ? translate(`editorPictures:drawing.${name}`) : file;
}

/** Whether a name has what somebody types to find it, however that is accented. */
export const isFoundIn = (name: string, search: string): boolean =>
  plainText(name).includes(plainText(search.trim()));
