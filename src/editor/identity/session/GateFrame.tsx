import { useEffect, type ReactNode } from 'react';
import { VitrinaMark } from '../../kit/ui/VitrinaMark';
import styles from './GateFrame.module.css';

interface GateFrameProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** Screens before the editor: signing in, accepting an invitation, a first password. */
export function GateFrame({ title, text, children }: GateFrameProps) {
  useEffect(() => {
    document.title = `${title} · Vitrina`;
  }, [title]);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <VitrinaMark />
        <div>
          <h1 className={styles.title}>{title}</h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
