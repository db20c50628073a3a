import { type ReactNode, useState } from 'react';
import { copyText } from '../copyText';
import { CopyByHand } from './CopyByHand';

interface Copying {
  readonly copy: (text: string) => void;
  /** The text to be copied by hand, where the phone did not let the page copy it; to be drawn by whoever copies. */
  readonly byHand: ReactNode;
}

/** Copies texts, each to the end: `onCopied` hears of what is on the clipboard, and of nothing else. */
export function useCopying(onCopied: () => void): Copying {
  const [text, setText] = useState<string>();
  const copyOrShow = async (wanted: string): Promise<void> => {
    if (await copyText(window, wanted)) onCopied();
    else setText(wanted);
  };
  return {
    copy: (wanted) => void copyOrShow(wanted),
    byHand: text !== undefined && <CopyByHand text={text} onClose={() => setText(undefined)} />,
  };
}
