import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import type { Difference } from './documentDifferences';
import styles from './DifferenceList.module.css';

/** More lines than this of one block are counted, not shown. */
const maxLines = 12;

interface DifferenceItemProps {
  readonly difference: Difference;
  readonly onShown: ((blockId: string) => void) | undefined;
}

function DifferenceItem({ difference, onShown }: DifferenceItemProps) {
  const translate = useTranslate();
  const { kind, title, lines, blockId } = difference;
  return (
    <li className={styles[kind]}>
      {onShown && blockId !== undefined ? (
        <button type="button" className={styles.shown} onClick={() => onShown(blockId)}>
          {title}
        </button>
      ) : (
        <p className={styles.title}>{title}</p>
      )}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.slice(0, maxLines).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > maxLines && (
            <li>{translate('editorEdit:difference.more', { count: lines.length - maxLines })}</li>
          )}
        </ul>
      )}
    </li>
  );
}

interface DifferenceListProps {
  readonly found: readonly Difference[];
  /** Beside pictures, as high as they are. */
  readonly isTall?: boolean;
  /** A block that is named is looked for in the pictures. */
  readonly onShown?: (blockId: string) => void;
}

/** How one document differs from another, by block and field, in words. */
export function DifferenceList({ found, isTall = false, onShown }: DifferenceListProps) {
  const translate = useTranslate();
  if (found.length === 0) return <p>{translate('editorEdit:publish.nothing')}</p>;
  return (
    // It scrolls, so keys must reach it.
    <ul
      className={joinClasses(styles.list, isTall && styles.tall)}
      tabIndex={0}
      aria-label={translate('editorEdit:publish.changes')}
      data-testid="differences"
    >
      {found.map((difference) => (
        <DifferenceItem key={difference.key} difference={difference} onShown={onShown} />
      ))}
    </ul>
  );
}
