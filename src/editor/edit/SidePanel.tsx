import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { CheckPanel } from '../check/CheckPanel';
import { type CheckResult, useFindings } from '../check/useFindings';
import { selectEdit, type WithEdit } from './editSlice';
import { AddPanel } from './AddPanel';
import styles from './SidePanel.module.css';
import type { SideTab } from './KeptView';
import workspace from './Workspace.module.css';
import { useWorkspace } from './workspace';
import { OutlinePanel } from '../blocks/OutlinePanel';

const selectIsSection = (state: WithEdit): boolean => selectEdit(state).section !== undefined;

/** Blocks to add, blocks of the page, findings about it: one at a time. A synced block is checked on its pages. */
export function SidePanel() {
  return useSelector(selectIsSection) ? <Panel isChecked={false} result={undefined} /> : <CheckedPanel />;
}

function CheckedPanel() {
  const { brand } = useWorkspace();
  return <Panel isChecked result={useFindings(brand)} />;
}

interface PanelProps {
  readonly isChecked: boolean;
  readonly result: CheckResult | undefined;
}

function Panel({ isChecked, result }: PanelProps) {
  const translate = useTranslate();
  const { isReadOnly, view } = useWorkspace();
  const [tab, setTab] = useState<SideTab>(view.choices.tab ?? 'outline');
  const findings = result?.findings;
  const tabs: readonly SideTab[] = [
    ...(isReadOnly ? [] : (['add'] as const)),
    'outline',
    ...(isChecked ? (['checks'] as const) : []),
  ];
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
            onClick={() => {
              view.keep({ tab: each });
              setTab(each);
            }}
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
