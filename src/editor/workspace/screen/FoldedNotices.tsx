import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../kit/ui/IconButton';
import { useTranslate } from '../../../texts/TranslateContext';
import styles from './Workspace.module.css';

/** Notices about the page. On a phone each is its first line until it is unfolded: the page has most of the screen. */
export function FoldedNotices({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.notices} data-open={isOpen}>
      <div className={styles.noticeList}>{children}</div>
      <div className={styles.fold}>
        <IconButton
          Icon={isOpen ? ChevronUp : ChevronDown}
          label={translate(isOpen ? 'editorEdit:screen.fewerWords' : 'editorEdit:screen.allWords')}
          isExpanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      </div>
    </div>
  );
}
