import { createContext, useState, useSyncExternalStore } from 'react';
import type { Block } from '../template/block';
import { useTranslate } from '../texts/TranslateContext';

const listenToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;

/**
 * Whether a static block may stay as the host drew it; for blocks in `HostMarkupContext`. True only for one that was there
 * when React came to it: whatever is drawn later (another page, a block that the neutral visitor did not see, one that
 * React gave up to take over) has no HTML to keep. Once the block or the language is another one it is drawn, and stays so.
 */
export function usePreservedMarkup(block: Block): boolean {
  const translate = useTranslate();
  // React asks for the server's answer while it hydrates, and at no other time.
  const isHydrating = useSyncExternalStore(listenToNothing, no, yes);
  const [first] = useState({ block, translate });
  const [isKept, setKept] = useState(isHydrating);
  const isSame = first.block === block && first.translate === translate;
  if (isKept && !isSame) setKept(false);
  return isKept && isSame;
}

/**
 * Where the blocks' HTML comes from. True: the host drew it, and the browser takes it over. False: the browser draws it all.
 * Undefined while the host draws.
 */
export const HostMarkupContext = createContext<boolean | undefined>(undefined);
