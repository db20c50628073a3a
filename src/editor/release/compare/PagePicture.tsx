import { useTranslate } from '../../../texts/TranslateContext';
import { BlockMarks } from './BlockMarks';
import styles from './ComparedPages.module.css';
import type { Marks } from './comparedPage';
import { type DrawnPage, measurePage } from './drawnPage';
import { type Side, unmeasured } from './useAlignedScroll';
import { useVariables } from './useVariables';

interface PagePictureProps {
  readonly side: Side;
  readonly address: string | undefined;
  /** There is room for the other one alone. */
  readonly isHidden: boolean;
  readonly scale: number;
  /** How far it is scrolled, in px of the page. */
  readonly offset: number;
  readonly drawn: DrawnPage | undefined;
  readonly marks: Marks;
  readonly onDrawn: (page: DrawnPage | undefined) => void;
}

/**
 * One state of a page as the host draws it, whole, without its code. It takes no focus and no place in what is read
 * aloud: the words beside it say what differs, and the page itself opens by its link.
 */
export function PagePicture(props: PagePictureProps) {
  const { side, address, isHidden, scale, offset, drawn = unmeasured, marks, onDrawn } = props;
  const translate = useTranslate();
  const figure = useVariables({
    '--scale': String(scale),
    '--height': `${drawn.height}px`,
    '--offset': `${offset}px`,
  });
  return (
    <figure className={styles.picture} ref={figure} data-hidden={isHidden} data-testid={`picture-${side}`}>
      <figcaption className={styles.caption}>
        {translate(`editorEdit:pictures.${side}`)}
        {address !== undefined && (
          <a
            className={styles.alone}
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={translate(`editorEdit:pictures.${side}Alone`)}
          >
            {translate('editorEdit:pictures.alone')}
          </a>
        )}
      </figcaption>
      <div className={styles.window}>
        <div className={styles.sheet}>
          <iframe
            inert
            aria-hidden="true"
            tabIndex={-1}
            title=""
            loading="lazy"
            sandbox="allow-same-origin"
            className={styles.page}
            src={address}
            onLoad={({ currentTarget }) => onDrawn(measurePage(currentTarget))}
          />
          <BlockMarks side={side} page={drawn} marks={marks} />
        </div>
      </div>
    </figure>
  );
}
