import { isRecord } from '../../../kernel/record';
import { collectBlocks, type PlacedBlock, placeInBlocks } from '../checkBlock';
import { findJsonError } from '../jsonError';
import { type Finding, found, type TemplateCheck } from '../templateCheck';
import type { BlockShift } from './observeShifts';
import { tornWords } from './tornWords';
import { blockOf, type MeasuredBox, type MeasuredLayout, measureLayout } from './measureLayout';

function blocksOf(text: string): readonly PlacedBlock[] {
  const document: unknown = findJsonError(text) ? undefined : JSON.parse(text);
  return isRecord(document) && Array.isArray(document.blocks) ? collectBlocks(document.blocks).blocks : [];
}

/**
 * What `checkTemplate` can't see: texts that overflow, words that are torn apart, controls too small for a finger, blocks
 * that moved by themselves, in a frame that has drawn the template of this text (360 CSS pixels wide: a small phone).
 * Measures only, changes nothing.
 * @param shifts what moved since the page began
 */
export function checkLayout(
  text: string,
  frame: Document,
  shifts: readonly BlockShift[] = [],
): readonly TemplateCheck[] {
  const measured = measureLayout(frame);
  if (!measured) return [];
  const blocks = blocksOf(text);
  const pathOf = (id: string): string => blocks.find(({ raw }) => isRecord(raw) && raw.id === id)?.path ?? '';
  return placeInBlocks(
    [
      ...judgeShifts(shifts, pathOf),
      ...judgeLayout(measured, pathOf),
      ...judgeWords(frame, measured, pathOf),
    ],
    blocks,
  );
}

/** Ids of the blocks with a control that scrolls to another block. */
export const scrollingBlocks = (text: string): readonly string[] =>
  blocksOf(text).flatMap(({ raw }) => {
    if (!isRecord(raw) || typeof raw.id !== 'string' || raw.type === 'columns') return [];
    return JSON.stringify(raw.props ?? {}).includes('"type":"scrollTo"') ? [raw.id] : [];
  });

/** Layout shift score from which a block is named. A whole page is good up to 0.1 (Core Web Vitals). */
const leastShift = 0.01;

const judgeShifts = (shifts: readonly BlockShift[], pathOf: PathOf): Finding[] =>
  shifts
    .filter(({ score }) => score >= leastShift)
    .map(({ block, score }) => found('layoutShifts', pathOf(block), { score }));

/** Each torn word once a block. */
function judgeWords(frame: Document, { width }: MeasuredLayout, pathOf: PathOf): Finding[] {
  const torn = tornWords(frame).map(({ word, holder }) => ({ word, block: blockOf(holder) }));
  const unique = new Map(torn.map((each) => [`${each.block}\n${each.word}`, each]));
  return [...unique.values()].map(({ word, block }) => found('wordTorn', pathOf(block), { width, word }));
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
