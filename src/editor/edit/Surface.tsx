import { useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { Canvas, type PhoneWidth } from './Canvas';
import { ConflictDialog } from './ConflictDialog';
import { FieldsPanel } from './FieldsPanel';
import { LockNotice } from './LockNotice';
import { RecoveryDialog } from './RecoveryDialog';
import { SidePanel } from './SidePanel';
import { TopBar } from './TopBar';
import styles from './Workspace.module.css';

/** Everything on the screen, inside Puck: what to add on the left, the phone in the middle, the fields on the right. */
export function Surface() {
  const translate = useTranslate();
  const [width, setWidth] = useState<PhoneWidth>(360);
  return (
    <main className={styles.surface}>
      <TopBar width={width} onWidthChosen={setWidth} />
      <LockNotice />
      <div className={styles.columns}>
        <SidePanel />
        <Canvas width={width} />
        <section className={styles.fields} aria-label={translate('editorEdit:screen.fields')}>
          <FieldsPanel />
        </section>
      </div>
      <RecoveryDialog />
      <ConflictDialog />
    </main>
  );
}
