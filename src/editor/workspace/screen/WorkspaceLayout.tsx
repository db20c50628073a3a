import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { BlockBar } from './BlockBar';
import { useBlockKeys } from '../blocks/useBlockKeys';
import { useDragCancelKey } from '../blocks/useDragCancelKey';
import { useDragWords } from '../blocks/useDragWords';
import { useNewCommentAnnouncements } from '../comments/useNewCommentAnnouncements';
import { useCommentKey } from '../comments/useCommentKey';
import { useThreadOfAddress } from '../comments/useThreadOfAddress';
import { Announcer } from '../../kit/ui/Announcer';
import { useKeptFocus } from '../../kit/ui/useKeptFocus';
import { Canvas } from './Canvas';
import type { PhoneWidth } from '../model/phoneWidth';
import { ConflictDialog, RecoveryDialog } from './SaveDialogs';
import { FieldsPanel } from './FieldsPanel';
import { FoldedNotices } from './FoldedNotices';
import { LockNotice } from './LockNotice';
import { Segments } from '../../kit/ui/Segments';
import type { ReleaseParts } from './ReleaseParts';
import { SidePanel } from './SidePanel';
import { SectionBar } from './SectionBar';
import { SyncedWatcher } from '../synced/SyncedWatcher';
import { selectEdit, type WithEdit } from '../model/editSlice';
import { TopBar } from './TopBar';
import { useHistoryKeys } from '../canvas/useUndoRedo';
import { useRestoredSelection } from '../model/useRestoredSelection';
import { useWorkspace } from '../model/workspace';
import styles from './Workspace.module.css';

const selectSection = (state: WithEdit) => selectEdit(state).section;

const parts = ['side', 'page', 'fields'] as const;

/** Everything on the screen, inside Puck: what to add on the left, the phone in the middle, the fields on the right. */
export function WorkspaceLayout({ release }: { readonly release: ReleaseParts | undefined }) {
  const translate = useTranslate();
  useHistoryKeys(window);
  useDragCancelKey(window);
  useBlockKeys(window);
  useDragWords();
  useCommentKey(window);
  useThreadOfAddress();
  useNewCommentAnnouncements();
  useRestoredSelection();
  const { view } = useWorkspace();
  const fields = useRef<HTMLElement>(null);
  useKeptFocus(fields);
  const section = useSelector(selectSection);
  const [width, setWidth] = useState<PhoneWidth>(view.choices.width ?? 360);
  const chooseWidth = (chosen: PhoneWidth): void => {
    view.keep({ width: chosen });
    setWidth(chosen);
  };
  // Where the three have no room beside each other, one is shown at a time.
  const [part, setPart] = useState<(typeof parts)[number]>('page');
  useEffect(
    () => view.commenting.subscribe(() => view.commenting.read().wantsFocus && setPart('side')),
    [view],
  );
  const names = {
    side: translate('editorEdit:screen.panel'),
    page: translate('editorEdit:screen.canvas'),
    fields: translate('editorEdit:screen.fields'),
  };
  const bar = {
    width,
    onWidthChosen: chooseWidth,
    parts: (
      <div className={styles.parts}>
        <Segments
          label={translate('editorEdit:screen.parts')}
          options={parts.map((value) => ({ value, label: names[value], name: names[value] }))}
          value={part}
          onChange={setPart}
        />
      </div>
    ),
  };
  return (
    <main className={styles.surface} data-workspace="">
      {section ? <SectionBar section={section} {...bar} /> : <TopBar {...bar} publish={release?.button} />}
      {!section && <SyncedWatcher />}
      <FoldedNotices>
        <LockNotice />
        {release?.notices}
      </FoldedNotices>
      <div className={styles.columns} data-part={part}>
        <SidePanel />
        <Canvas width={width} />
        <section
          ref={fields}
          tabIndex={-1}
          className={styles.fields}
          aria-label={translate('editorEdit:screen.fields')}
        >
          <FieldsPanel />
        </section>
      </div>
      <BlockBar />
      <RecoveryDialog />
      <ConflictDialog />
      <Announcer />
    </main>
  );
}
