import { useMemo, useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import type { Difference } from '../../library/differences/documentDifferences';
import { DifferenceList } from '../../library/differences/DifferenceList';
import { useDifferences } from '../../library/differences/useDifferences';
import styles from './ComparedPages.module.css';
import { type ComparedPage, marksOf } from './comparedPage';
import { NewPage } from './NewPage';
import { PagePictures } from './PagePictures';
import { useAlignedScroll } from './useAlignedScroll';
import { useRoom } from './useRoom';

interface ComparedPagesProps {
  /** Undefined: nothing is or was live. */
  readonly before: ComparedPage | undefined;
  readonly after: ComparedPage;
}

interface DrawnPagesProps extends ComparedPagesProps {
  readonly found: readonly Difference[];
}

/** Words, each of which leads to its place in the pictures. */
function DrawnPages({ before, after, found }: DrawnPagesProps) {
  const hasBefore = before !== undefined;
  // Every block of a new page is new: outlines would tell none from another.
  const marks = useMemo(() => marksOf(hasBefore ? found : []), [hasBefore, found]);
  const [room, measure] = useRoom(hasBefore);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const scroll = useAlignedScroll({ scroller, marks, scale: room.scale, hasBefore });
  const list = <DifferenceList found={found} isTall onShown={scroll.showBlock} />;
  return (
    <div className={styles.compared}>
      <div className={styles.words}>{hasBefore ? list : <NewPage found={found}>{list}</NewPage>}</div>
      <PagePictures
        before={before}
        after={after}
        found={found}
        marks={marks}
        room={room}
        scroll={scroll}
        measureRef={measure}
        scrollerRef={setScroller}
      />
    </div>
  );
}

/** How a page differs from another state of it: in words, and beside them both as visitors see them. */
export function ComparedPages({ before, after }: ComparedPagesProps) {
  const translate = useTranslate();
  const found = useDifferences(before?.document ?? '', after.document);
  const list = <DifferenceList found={found} />;
  if (after.address === undefined)
    return (
      <>
        {before ? list : <NewPage found={found}>{list}</NewPage>}
        <p className={styles.quiet}>{translate('editorEdit:pictures.unsaved')}</p>
      </>
    );
  const addresses = `${before?.address ?? ''} ${after.address}`;
  return <DrawnPages key={addresses} before={before} after={after} found={found} />;
}
