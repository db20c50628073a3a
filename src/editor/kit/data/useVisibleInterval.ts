import { useEffect } from 'react';

/**
 * Looks when the page comes into view, and every so often while it is in view; never while it is hidden.
 * @param look the same function until it looks at something else
 */
export function useVisibleInterval(look: () => void, everyMs: number): void {
  useEffect(() => {
    let timer: number | undefined;
    const begin = (): void => {
      if (document.visibilityState === 'visible') timer = window.setInterval(look, everyMs);
    };
    const turn = (): void => {
      window.clearInterval(timer);
      if (document.visibilityState === 'visible') look();
      begin();
    };
    begin();
    document.addEventListener('visibilitychange', turn);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [look, everyMs]);
}
