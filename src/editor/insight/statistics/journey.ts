import type { JourneyBlock, JourneyField, StatisticsJourney } from '../../../generated/editor';
import { formFields } from '../../../contract/journey';
import type { PageBlock } from './pageBlocks';

export interface ReachedBlock extends JourneyBlock, Pick<PageBlock, 'type' | 'summary'> {
  /** Of the visits that told, from 0 to 1. */
  readonly share: number;
}

/** The blocks of a page in their order, with how many visits got there; those that nobody reached too. */
export function reachedBlocks(
  blocks: readonly PageBlock[],
  { told, blocks: counted }: StatisticsJourney,
): readonly ReachedBlock[] {
  const known = new Map(counted.map((block) => [block.blockId, block]));
  return blocks.map(({ id, type, summary }) => {
    const { reached = 0, tapped = 0 } = known.get(id) ?? {};
    return {
      blockId: id,
      type,
      summary,
      reached,
      tapped,
      share: told === 0 ? 0 : Math.min(1, reached / told),
    };
  });
}

/** Fewer visits say nothing about where people stop. */
const fewVisits = 20;

export interface DropOff {
  /** The last block that they saw. */
  readonly after: ReachedBlock;
  readonly lost: number;
}

/**
 * The block after which most visits end; undefined: too few told, or all see the page's end. A block that fewer saw than
 * one below it stands beside that one, or is one of several groups', and stops nobody.
 */
export function largestDropOff(blocks: readonly ReachedBlock[], told: number): DropOff | undefined {
  if (told < fewVisits) return undefined;
  const [worst] = blocks
    .slice(0, -1)
    .map((after, place): DropOff => {
      const below = Math.max(...blocks.slice(place + 1).map(({ reached }) => reached));
      return { after, lost: after.reached - below };
    })
    .sort((one, other) => other.lost - one.lost);
  return worst && worst.lost > 0 ? worst : undefined;
}

/** In the order of the form; further fields of the template's own follow. */
export function orderedFields({ fields }: StatisticsJourney): readonly JourneyField[] {
  const known = formFields.flatMap((name) => fields.filter(({ field }) => field === name));
  return [...known, ...fields.filter((each) => !known.includes(each))];
}

export interface AbandonedField extends JourneyField {
  /** Visits that touched it and left it empty. */
  readonly left: number;
}

/** The field that most visits touched and left empty, or that was called wrong most often; undefined: none, or too few. */
export function mostAbandonedField(fields: readonly JourneyField[]): AbandonedField | undefined {
  const [worst] = fields
    .map((each): AbandonedField => ({ ...each, left: Math.max(0, each.touched - each.filled) }))
    .filter(({ touched }) => touched >= fewVisits)
    .sort((one, other) => other.left + other.refused - one.left - one.refused);
  return worst && worst.left + worst.refused > 0 ? worst : undefined;
}
