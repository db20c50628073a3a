import { useEffect } from 'react';

/**
 * What stands at the bottom stays above the on-screen keyboard (`--keyboard-inset`). The code for it comes when a keyboard
 * may: with the first focus, or where the viewport moves; without a network, with the next one.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    let isLeft = false;
    let end: (() => void) | undefined;
    const begin = (): void =>
      void import(/* webpackChunkName: "watchKeyboard" */ './watchKeyboard').then(
        ({ showKeyboardInset }) => {
          if (!isLeft) end ??= showKeyboardInset(window);
        },
        () => undefined,
      );
    document.addEventListener('focusin', begin);
    viewport?.addEventListener('resize', begin);
    return () => {
      isLeft = true;
      document.removeEventListener('focusin', begin);
      viewport?.removeEventListener('resize', begin);
      end?.();
    };
  }, []);
}
