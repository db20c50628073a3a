import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import styles from './NoticeBox.module.css';

interface NoticeBoxProps {
  readonly tone?: 'plain' | 'warning';
  readonly children: ReactNode;
}

/** Something to know that is not a row of its own. */
export function NoticeBox({ tone = 'plain', children }: NoticeBoxProps) {
  const Icon = tone === 'warning' ? TriangleAlert : Info;
  return (
    <aside className={joinClasses(styles.box, styles[tone])}>
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
    </aside>
  );
}
