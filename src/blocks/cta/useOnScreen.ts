import { useEffect, useState } from 'react';
import { blockElementId } from '../blockElementId';

/** Whether a block is on screen; assumed until its place is known. Without a block: never. */
export function useOnScreen(blockId: string | undefined): boolean {
  const [isOnScreen, setOnScreen] = useState(blockId !== undefined);
  useEffect(() => {
    const element = blockId === undefined ? null : document.getElementById(blockElementId(blockId));
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.some((entry) => entry.isIntersecting)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [blockId]);
  return isOnScreen;
}
