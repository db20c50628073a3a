import { type Ref, useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { experimentsIn } from '../../workspace/preview/previewChoice';
import type { Difference } from '../../library/differences/documentDifferences';
import { Select } from '../../kit/ui/Select';
import { ChangeSteps } from './ChangeSteps';
import styles from './ComparedPages.module.css';
import { type ComparedPage, type Marks, unseenCount } from './comparedPage';
import { LanguageChoice } from './LanguageChoice';
import { PagePicture } from './PagePicture';
import { askedLanguage, pictureLanguages } from '../../library/documents/pictureLanguages';
import { SideChoice } from './SideChoice';
import type { AlignedScroll, Side } from './useAlignedScroll';
import type { Room } from './useRoom';
import { useVariables } from './useVariables';

interface PagePicturesProps {
  readonly before: ComparedPage | undefined;
  readonly after: ComparedPage;
  readonly found: readonly Difference[];
  readonly marks: Marks;
  readonly room: Room;
  readonly scroll: AlignedScroll;
  readonly measureRef: Ref<HTMLDivElement>;
  readonly scrollerRef: Ref<HTMLDivElement>;
}

type Groups = Readonly<Record<string, string>>;

/** Where the host draws a page for a visitor of this language, in these groups; undefined: nowhere. */
function drawnFor(
  page: ComparedPage | undefined,
  language: number | undefined,
  groups: Groups,
): string | undefined {
  if (page?.address === undefined) return undefined;
  const pairs = Object.entries(groups).map(([experiment, group]) => `${experiment}:${group}`);
  const query = new URLSearchParams({
    ...(language !== undefined && { language: String(language) }),
    ...(pairs.length > 0 && { groups: pairs.join(',') }),
  }).toString();
  return query === '' ? page.address : `${page.address}&${query}`;
}

/** What the pictures can't say. */
function Notes({
  found,
  scroll,
  hasBefore,
}: Pick<PagePicturesProps, 'found' | 'scroll'> & { hasBefore: boolean }) {
  const translate = useTranslate();
  const count = scroll.isDrawn ? unseenCount(found, scroll.drawnIds) : 0;
  return (
    <div className={styles.quiet} role="status">
      {scroll.hasFailed && <p>{translate('editorEdit:pictures.gone')}</p>}
      {!hasBefore && <p>{translate('editorEdit:pictures.first')}</p>}
      {hasBefore && count > 0 && <p>{translate('editorEdit:pictures.unseen', { count })}</p>}
    </div>
  );
}

/** Both states of a page on phones of 360 px, scrolled along together, with what differs outlined and named. */
export function PagePictures(props: PagePicturesProps) {
  const { before, after, found, marks, room, scroll, measureRef, scrollerRef } = props;
  const translate = useTranslate();
  const languages = pictureLanguages(after.document);
  const [language, setLanguage] = useState(languages[0] ?? 'en');
  const [groups, setGroups] = useState<Groups>({});
  const [side, setSide] = useState<Side>('after');
  const way = useVariables({ '--way': `${scroll.height}px` });
  const sides: readonly Side[] = before ? ['before', 'after'] : ['after'];
  return (
    <div
      role="group"
      className={styles.pictures}
      aria-label={translate('editorEdit:pictures.title')}
      ref={measureRef}
    >
      <div className={styles.bar}>
        {languages.length > 1 && (
          <LanguageChoice languages={languages} chosen={language} onChosen={setLanguage} />
        )}
        {room.isNarrow && <SideChoice chosen={side} onChosen={setSide} />}
        {[...experimentsIn(after.document)].map(([experiment, names]) => (
          <Select
            key={experiment}
            isCompact
            label={translate('editorPreview:experiment', { name: experiment })}
            options={names.map((name) => ({ value: name, label: name }))}
            value={groups[experiment] ?? names[0] ?? ''}
            onChange={(group) => setGroups({ ...groups, [experiment]: group })}
          />
        ))}
        <ChangeSteps scroll={scroll} />
      </div>
      {/* It scrolls, so keys must reach it. */}
      <div
        className={styles.scroller}
        ref={scrollerRef}
        tabIndex={0}
        role="group"
        aria-label={translate('editorEdit:pictures.scroller')}
        onScroll={scroll.scrolled}
        data-testid="pictures"
      >
        <div className={styles.way} ref={way}>
          <div className={styles.columns} data-narrow={room.isNarrow}>
            {sides.map((each) => {
              const page = each === 'before' ? before : after;
              const asked = page && askedLanguage(page.document, language);
              return (
                <PagePicture
                  key={each}
                  side={each}
                  address={drawnFor(page, asked, groups)}
                  isHidden={room.isNarrow && each !== side}
                  scale={room.scale}
                  offset={scroll.offsetOf(each)}
                  drawn={scroll.pages[each]}
                  marks={marks}
                  onDrawn={(drawn) => scroll.pageDrawn(each, drawn)}
                />
              );
            })}
          </div>
        </div>
      </div>
      <Notes found={found} scroll={scroll} hasBefore={before !== undefined} />
    </div>
  );
}
