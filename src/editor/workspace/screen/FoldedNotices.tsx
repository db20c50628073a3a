import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import styles from './Workspace.module.css';

/**
 * Notices about the page. On a phone each is its first line until they are unfolded, by a tap anywhere on them: the page has
 * most of the screen.
 */
export function FoldedNotices({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className={styles.notices} data-open={isOpen} data-testid="notices">
      <div id={list} className={styles.noticeList}>
        {children}
      </div>
      <button
        type="button"
        className={styles.fold}
        aria-label={translate(isOpen ? 'editorEdit:screen.fewerWords' : 'editorEdit:screen.allWords')}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16} aria-hidden />
      </button>
    </div>
  );
}
