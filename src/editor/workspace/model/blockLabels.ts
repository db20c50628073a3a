import type { Translate } from '../../../texts/textKey';
import { typeLabel } from '../../kit/data/typeLabel';
import { conditionWords, type DifferenceWords } from '../../library/differences/conditionWords';
import type { BlockChoice } from '../../library/fields/FormContext';

/** What of a block decides who sees it. */
interface Shown {
  /** Its group of an experiment, and the experiment. */
  readonly variant: { readonly experiment: string; readonly group: string } | undefined;
  /** Undefined: there is none. */
  readonly condition: unknown;
}

/** To whom a block is shown, in words: its variant and its condition; empty: to everybody. */
export type ShownTo = (shown: Shown) => string;

const noPage = (): undefined => undefined;

export const describeAudience = (
  { variant, condition }: Shown,
  words: Pick<DifferenceWords, 'translate' | 'momentWords'>,
): string =>
  [
    variant && words.translate('editorEdit:experiment.groupOf', variant),
    condition !== undefined && conditionWords(condition, { ...words, pageName: noPage }),
  ]
    .filter(Boolean)
    .join(' · ');

/** What of a block names it. */
export interface NamedBlock extends Shown {
  readonly blockId: string;
  readonly type: string;
  /** Its first words. */
  readonly summary: string;
  /** The blocks in its columns; undefined: it has none. */
  readonly columns: readonly (readonly NamedBlock[])[] | undefined;
}

export interface LabelledBlock extends BlockChoice {
  readonly type: string;
  /** The label without its first words, which other blocks may have too. */
  readonly kind: string;
}

/**
 * Blocks in reading order, those in columns after their block: type, group of an experiment, first words and condition, since
 * blocks of one experiment, or for one kind of visitor each, are often alike.
 * @param outer the group that shows the block in whose column they stand
 */
export const labelBlocks = (
  blocks: readonly NamedBlock[],
  translate: Translate,
  shownTo: ShownTo,
  outer?: string,
): readonly LabelledBlock[] =>
  blocks.flatMap(({ blockId, type, summary, variant, condition, columns = [] }) => {
    const shownIn = variant?.group ?? outer;
    const kind = [typeLabel(type, translate), shownIn].filter(Boolean).join(' ');
    const label = [kind, summary, shownTo({ variant: undefined, condition })].filter(Boolean).join(': ');
    return [
      { id: blockId, type, kind, label },
      ...columns.flatMap((column) => labelBlocks(column, translate, shownTo, shownIn)),
    ];
  });
