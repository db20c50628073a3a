import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../copyText';
import { IconButton } from '../IconButton';
import { CopyByHand } from './CopyByHand';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** What is copied, as a name: "Copy the reference". */
  readonly label: string;
  readonly text: string;
  readonly testId?: string | undefined;
  /** It is on the clipboard, and this is to be said. */
  readonly onCopied: () => void;
}

/** Copies what stands beside it; where the phone does not let it, shows the text to be copied by hand. */
export function CopyButton({ label, text, testId, onCopied }: CopyButtonProps) {
  const [isByHand, setByHand] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(window, text)) onCopied();
    else setByHand(true);
  };
  return (
    <>
      <IconButton className={styles.copy} label={label} data-testid={testId} onClick={() => void copy()}>
        <Copy size={20} aria-hidden="true" />
      </IconButton>
      {isByHand && <CopyByHand text={text} onClose={() => setByHand(false)} />}
    </>
  );
}
