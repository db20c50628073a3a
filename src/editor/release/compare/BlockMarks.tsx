import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import styles from './ComparedPages.module.css';
import type { MarkKind, Marks } from './comparedPage';
import type { DrawnBlock, DrawnPage } from './drawnPage';
import type { Side } from './useAlignedScroll';
import { useVariables } from './useVariables';

/** What is new is not in the old page, and what is gone not in the new one. */
const isOn = (side: Side, kind: MarkKind): boolean =>
  side === 'before' ? kind !== 'added' : kind !== 'removed';

interface BlockMarkProps {
  readonly block: DrawnBlock;
  readonly kinds: readonly MarkKind[];
}

function BlockMark({ block: { top, left, width, height }, kinds }: BlockMarkProps) {
  const translate = useTranslate();
  const place = useVariables({
    '--top': `${top}px`,
    '--left': `${left}px`,
    '--wide': `${width}px`,
    '--high': `${height}px`,
  });
  const [look = 'changed'] = kinds;
  return (
    <div className={joinClasses(styles.mark, styles[look])} ref={place}>
      <span className={styles.word}>
        {kinds.map((each) => translate(`editorEdit:pictures.mark.${each}`)).join(' · ')}
      </span>
    </div>
  );
}

interface BlockMarksProps {
  readonly side: Side;
  readonly page: DrawnPage;
  readonly marks: Marks;
}

/** Outlines of the blocks that differ, each with its word: what it is must not hang on a colour. */
export function BlockMarks({ side, page, marks }: BlockMarksProps) {
  return page.blocks.flatMap((block, position) => {
    const kinds = (marks.get(block.id) ?? []).filter((kind) => isOn(side, kind));
    return kinds.length === 0
      ? []
      : [<BlockMark key={`${block.id} ${position}`} block={block} kinds={kinds} />];
  });
}
