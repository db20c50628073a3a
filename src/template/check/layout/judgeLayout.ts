import { found, type Finding } from '../templateCheck';
import type { MeasuredBox, MeasuredLayout } from './measureLayout';

/** Smallest side of what a finger taps, CSS pixels. */
const fingertip = 44;

export type PathOf = (block: string) => string;

/** One finding a block and name: the same button in a row of slides is said once. */
function once<Box extends MeasuredBox>(boxes: readonly Box[]): readonly Box[] {
  const unique = new Map(boxes.map((box) => [`${box.block}\n${box.name}`, box]));
  return [...unique.values()];
}

/** What is wrong with a measured layout. `pathOf` gives the JSON Pointer of a block by its id. */
export function judgeLayout({ width, overflowing, targets }: MeasuredLayout, pathOf: PathOf): Finding[] {
  const small = targets.filter((target) => target.width < fingertip || target.height < fingertip);
  return [
    ...once(overflowing).map(({ block, name, over }) =>
      found('textOverflows', pathOf(block), { width, over, text: name }),
    ),
    ...once(small).map((target) =>
      found('tapTargetSmall', pathOf(target.block), {
        name: target.name,
        width: target.width,
        height: target.height,
      }),
    ),
  ];
}
