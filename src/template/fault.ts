import type { Page } from './block';

/** Why a piece of a template is left out. Reported to the host without personal data (contract §8). */
export interface TemplateFault {
  readonly kind: 'unknownType' | 'invalid' | 'tooDeep' | 'tooMany' | 'unsafeAddress' | 'threw';
  /** Empty where the fault is in the document itself, or the block has no usable id. */
  readonly blockId: string;
  readonly blockType: string;
  /** What is wrong, for whoever mends the template: a path and a rule. Never text that a visitor typed. */
  readonly detail: string;
}

/** Longest texts of a report, in UTF-16 units; the host cuts them there too. */
const longest = { blockId: 100, blockType: 64, detail: 500 } as const;

/** What the host hears of a piece of a page that was left out; nothing about a person. */
export const faultReport = (
  { id, revision }: Pick<Page, 'id' | 'revision'>,
  { blockId, blockType, kind, detail }: TemplateFault,
) => ({
  templateId: id,
  revision: revision ?? '',
  blockId: blockId.slice(0, longest.blockId),
  blockType: blockType.slice(0, longest.blockType),
  fault: kind,
  detail: detail.slice(0, longest.detail),
});
