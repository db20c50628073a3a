const listeners = new Set<() => void>();

/** A hand on the keyboard, the mouse or the screen. */
const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'input'] as const;

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Hears of hands at work in a page, the editor's own or the canvas's; returns what stops it. */
export function watchUserActivity(page: Document): () => void {
  for (const sign of signs) page.addEventListener(sign, tell, { capture: true, passive: true });
  return () => {
    for (const sign of signs) page.removeEventListener(sign, tell, { capture: true });
  };
}

/** Calls back at each sign of work in any page that is watched; returns what ends it. */
export function onUserActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
