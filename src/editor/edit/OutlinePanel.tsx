import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import styles from './SidePanel.module.css';
import { typeLabel, useOutline } from './useOutline';
import { useChosenItem } from './useChosenItem';
import { useBlockActions } from './useBlockActions';

/** The page and its blocks in order; pressing one chooses it and brings it into view. */
export function OutlinePanel() {
  const translate = useTranslate();
  const entries = useOutline();
  const { select } = useBlockActions();
  const chosen = useChosenItem()?.props.id;
  return (
    <nav className={styles.list} aria-label={translate('editorEdit:screen.outline')}>
      <button
        type="button"
        className={styles.row}
        aria-current={chosen === undefined}
        onClick={() => select(undefined)}
      >
        <span className={styles.type}>{translate('editorEdit:block.pageFields')}</span>
      </button>
      {entries.map(({ itemId, type, summary, depth, isConditional }) => (
        <button
          key={itemId}
          type="button"
          className={joinClasses(styles.row, depth > 0 && styles.nested)}
          aria-current={itemId === chosen}
          onClick={() => select(itemId)}
        >
          <span className={styles.type}>{typeLabel(type, translate)}</span>
          <span className={styles.summary}>{summary}</span>
          {isConditional && (
            <span
              className={styles.mark}
              role="img"
              aria-label={translate('editorEdit:block.conditional')}
              title={translate('editorEdit:block.conditional')}
            >
              ◈
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
