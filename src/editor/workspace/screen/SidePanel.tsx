import { MessageSquare } from 'lucide-react';
import { useMemo } from 'react';
import { countLines } from '../../../template/check/findingLines';
import { useTranslate } from '../../../texts/TranslateContext';
import { CheckPanel } from '../check/CheckPanel';
import { useFindings } from '../check/useFindings';
import { AddPanel } from './AddPanel';
import styles from './SidePanel.module.css';
import type { SideTab } from '../model/KeptView';
import workspace from './Workspace.module.css';
import { useWorkspace } from '../model/workspace';
import { CommentsPanel } from '../comments/CommentsPanel';
import { useUnreadCount } from '../comments/OpenThreads';
import { useObserved } from '../model/Observed';
import { OutlinePanel } from '../blocks/OutlinePanel';

/** A drawing, since four words have no room beside one another. */
function CommentsFace({ unread }: { readonly unread: number }) {
  const translate = useTranslate();
  const name = translate('editorEdit:screen.comments');
  return (
    <span className={styles.face} title={name}>
      <MessageSquare size={16} aria-hidden />
      <span className={styles.heard}>{name}</span>
      {unread > 0 && (
        <span className={styles.unread}>
          <span aria-hidden="true">{unread}</span>
          <span className={styles.heard}>{translate('editorComments:unread', { count: unread })}</span>
        </span>
      )}
    </span>
  );
}

/** Blocks to add, blocks of the page, findings about it, what people say of it: one at a time. Comments are of pages. */
export function SidePanel() {
  const translate = useTranslate();
  const { isReadOnly, isSection, view } = useWorkspace();
  const tab = useObserved(view.tab);
  const unread = useUnreadCount();
  const result = useFindings();
  const tabs: readonly SideTab[] = [
    ...(isReadOnly ? [] : (['add'] as const)),
    'outline',
    'checks',
    ...(isSection ? [] : (['comments'] as const)),
  ];
  const { errors, warnings } = useMemo(() => countLines(result?.findings ?? []), [result]);
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
            onClick={() => view.tab.set(each)}
          >
            {each === 'comments' ? <CommentsFace unread={unread} /> : translate(`editorEdit:screen.${each}`)}
            {each === 'checks' && (
              <span className={styles.count}>
                {errors + warnings > 0 && (
                  <span className={errors > 0 ? styles.errors : styles.warnings}>
                    <span aria-hidden="true">{errors > 0 ? errors : warnings}</span>
                    <span className={styles.heard}>{summary}</span>
                  </span>
                )}
              </span>
            )}
          </button>
        ))}
      </div>
      {shown === 'add' && <AddPanel />}
      {shown === 'outline' && <OutlinePanel />}
      {shown === 'checks' && <CheckPanel result={result} />}
      {shown === 'comments' && <CommentsPanel />}
    </aside>
  );
}
