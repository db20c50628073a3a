import { useEffect } from 'react';

/** How much of the layout the on-screen keyboard covers, in px: `--keyboard-inset` on the document. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const update = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      // A page that is zoomed in has a small viewport too, and no keyboard.
      const isKeyboard = viewport.scale === 1 && covered > 0;
      style.setProperty('--keyboard-inset', `${isKeyboard ? Math.round(covered) : 0}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
      style.removeProperty('--keyboard-inset');
    };
  }, []);
}
