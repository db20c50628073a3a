import { useEffect } from 'react';

/**
 * `--keyboard-inset` on the document: what stands at the bottom stays above the on-screen keyboard. The code for it comes
 * when a keyboard may: with the first focus of a field, or where the viewport moves.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    let end: (() => void) | undefined;
    let isLeft = false;

    const begin = async (): Promise<void> => {
      stopWaiting();
      const code = await import(/* webpackChunkName: "watchKeyboard" */ './watchKeyboard').catch(
        () => undefined,
      );
      if (isLeft) return;
      // Without a network: the next focus asks again.
      if (!code) return wait();
      end = code.watchKeyboard(window, (inset) => style.setProperty('--keyboard-inset', `${inset}px`));
    };
    const handleFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches('input, textarea, select, iframe')) void begin();
    };
    const handleMove = (): void => void begin();

    const wait = (): void => {
      document.addEventListener('focusin', handleFocus);
      window.visualViewport?.addEventListener('resize', handleMove);
    };
    const stopWaiting = (): void => {
      document.removeEventListener('focusin', handleFocus);
      window.visualViewport?.removeEventListener('resize', handleMove);
    };

    wait();
    return () => {
      isLeft = true;
      stopWaiting();
      end?.();
      style.removeProperty('--keyboard-inset');
    };
  }, []);
}
