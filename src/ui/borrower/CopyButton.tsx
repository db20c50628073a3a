import { Copy } from 'lucide-react';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** What is copied, as a name: "Copy the reference". */
  readonly label: string;
  readonly onCopy: () => void;
  readonly testId?: string | undefined;
}

/** Copies what stands beside it; that it is done is said by a toast. */
export const CopyButton = ({ label, onCopy, testId }: CopyButtonProps) => (
  <button type="button" className={styles.copy} aria-label={label} data-testid={testId} onClick={onCopy}>
    <Copy size={20} aria-hidden="true" />
  </button>
);
