import { IconButton } from '../IconButton';
import { joinClasses } from '../joinClasses';
import styles from './CodeText.module.css';
import { Copy } from 'lucide-react';

interface CodeTextProps {
  readonly code: string;
  readonly className?: string | undefined;
}

/** Numbers this long are shown in fours. */
const longCode = /^\d{8,}$/;

/** A code to be read out: long numbers in fours. The gaps are drawn only, so that what is copied or read is the code. */
export function CodeText({ code, className }: CodeTextProps) {
  const groups = longCode.test(code) ? code.match(/\d{1,4}/g) : undefined;
  return (
    <span className={joinClasses(styles.code, className)} translate="no">
      {groups
        ? groups.map((group, position) => (
            <span key={position} className={styles.group}>
              {group}
            </span>
          ))
        : code}
    </span>
  );
}

interface CopyButtonProps {
  /** What is copied, as a name: "Copy the reference". */
  readonly label: string;
  readonly onCopy: () => void;
  readonly testId?: string | undefined;
}

/** Copies what stands beside it; that it is done is said by a toast. */
export const CopyButton = ({ label, onCopy, testId }: CopyButtonProps) => (
  <IconButton className={styles.copy} label={label} data-testid={testId} onClick={onCopy}>
    <Copy size={20} aria-hidden="true" />
  </IconButton>
);
