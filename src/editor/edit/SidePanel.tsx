import { EyeOff } from 'lucide-react';
import { useContext, useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { CheckPanel } from '../check/CheckPanel';
import { useFindings } from '../check/useFindings';
import { typeLabel } from '../fields/typeLabel';
import { BlocksOffContext } from '../puck/BlocksOffContext';
import { AddPanel } from './AddPanel';
import styles from './SidePanel.module.css';
import workspace from './Workspace.module.css';
import { useWorkspace } from './workspace';
import { joinClasses } from '../../ui/joinClasses';
import { useOutline } from './useOutline';
import { useChosenItem, useBlockActions } from './useBlockActions';

type Tab = 'add' | 'outline' | 'checks';

/** Blocks to add, blocks of the page, findings about it: one at a time. */
export function SidePanel() {
  const translate = useTranslate();
  const { isReadOnly, brand } = useWorkspace();
  const [tab, setTab] = useState<Tab>('outline');
  const result = useFindings(brand);
  const findings = result?.findings;
  const tabs: readonly Tab[] = isReadOnly ? ['outline', 'checks'] : ['add', 'outline', 'checks'];
  const errors = findings?.filter(({ severity }) => severity === 'error').length ?? 0;
  const warnings = (findings?.length ?? 0) - errors;
  const summary = [
    errors > 0 && translate('editorEdit:check.errorCount', { count: errors }),
    warnings > 0 && translate('editorEdit:check.warningCount', { count: warnings }),
  ]
    .filter(Boolean)
    .join(', ');
  const shown = tabs.includes(tab) ? tab : 'outline';
  return (
    <aside className={workspace.side} aria-label={translate('editorEdit:screen.panel')}>
      <div className={styles.tabs} role="group" aria-label={translate('editorEdit:screen.panel')}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.tab}
            aria-pressed={each === shown}
            onClick={() => setTab(each)}
          >
            {translate(`editorEdit:screen.${each}`)}
            {each === 'checks' && errors + warnings > 0 && (
              <span className={errors > 0 ? styles.errors : styles.warnings}>
                <span aria-hidden="true">{errors > 0 ? errors : warnings}</span>
                <span className={styles.heard}>{summary}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {shown === 'add' && <AddPanel />}
      {shown === 'outline' && <OutlinePanel />}
      {shown === 'checks' && <CheckPanel result={result} />}
    </aside>
  );
}

/** The page and its blocks in order; pressing one chooses it and brings it into view. */
function OutlinePanel() {
  const translate = useTranslate();
  const entries = useOutline();
  const { select } = useBlockActions();
  const off = useContext(BlocksOffContext);
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
      {entries.map(({ itemId, blockId, type, summary, depth, isConditional }) => (
        <button
          key={itemId}
          type="button"
          className={joinClasses(styles.row, depth > 0 && styles.nested)}
          aria-current={itemId === chosen}
          onClick={() => select(itemId)}
        >
          <span className={styles.type}>{typeLabel(type, translate)}</span>
          <span className={styles.summary}>{summary}</span>
          {off.has(blockId) && (
            <span
              className={styles.mark}
              role="img"
              aria-label={translate('editorEdit:block.off')}
              title={translate('editorEdit:block.off')}
            >
              <EyeOff size={14} aria-hidden />
            </span>
          )}
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
