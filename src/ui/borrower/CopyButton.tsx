import { Copy } from 'lucide-react';
import { IconButton } from '../IconButton';
import styles from './CopyButton.module.css';
import { useCopying } from './useCopying';

interface CopyButtonProps {
  /** What is copied, as a name: "Copy the reference". */
  readonly label: string;
  readonly text: string;
  readonly testId?: string | undefined;
  /** It is on the clipboard, and this is to be said. */
  readonly onCopied: () => void;
}

/** Copies what stands beside it. */
export function CopyButton({ label, text, testId, onCopied }: CopyButtonProps) {
  const { copy, byHand } = useCopying(onCopied);
  return (
    <>
      <IconButton className={styles.copy} label={label} data-testid={testId} onClick={() => copy(text)}>
        <Copy size={20} aria-hidden="true" />
      </IconButton>
      {byHand}
    </>
  );
}
