import { isRecord } from '../../../kernel/record';
import { collectBlocks, type PlacedBlock, placeInBlocks } from '../checkBlock';
import { findJsonError } from '../jsonError';
import { type Finding, found, type TemplateCheck } from '../templateCheck';
import { type MeasuredBox, type MeasuredLayout, measureLayout } from './measureLayout';

function blocksOf(text: string): readonly PlacedBlock[] {
  const document: unknown = findJsonError(text) ? undefined : JSON.parse(text);
  return isRecord(document) && Array.isArray(document.blocks) ? collectBlocks(document.blocks).blocks : [];
}

/**
 * What `checkTemplate` can't see: texts that overflow and controls too small for a finger, in a frame that has drawn the
 * template of this text (360 CSS pixels wide: a small phone). Measures only, changes nothing.
 */
export function checkLayout(text: string, frame: Document): readonly TemplateCheck[] {
  const measured = measureLayout(frame);
  if (!measured) return [];
  const blocks = blocksOf(text);
  const pathOf = (id: string): string => blocks.find(({ raw }) => isRecord(raw) && raw.id === id)?.path ?? '';
  return placeInBlocks(judgeLayout(measured, pathOf), blocks);
}

/** Smallest side of what a finger taps, CSS pixels. */
const fingertip = 44;

type PathOf = (block: string) => string;

/** One finding a block and name: the same button in a row of slides is said once. */
function once<Box extends MeasuredBox>(boxes: readonly Box[]): readonly Box[] {
  const unique = new Map(boxes.map((box) => [`${box.block}\n${box.name}`, box]));
  return [...unique.values()];
}

/** What is wrong with a measured layout. `pathOf` gives the JSON Pointer of a block by its id. */
function judgeLayout({ width, overflowing, targets }: MeasuredLayout, pathOf: PathOf): Finding[] {
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
