import { joinClasses } from '../joinClasses';
import styles from './CodeText.module.css';

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
