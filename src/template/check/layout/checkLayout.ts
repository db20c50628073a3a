import { isRecord } from '../../../kernel/record';
import { collectBlocks, type PlacedBlock } from '../collectBlocks';
import { findJsonError } from '../jsonError';
import { placeInBlocks } from '../placeInBlocks';
import type { TemplateCheck } from '../templateCheck';
import { judgeLayout } from './judgeLayout';
import { measureLayout } from './measureLayout';

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
