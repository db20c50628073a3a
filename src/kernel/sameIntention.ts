/** Taps that are closer together than this, in ms, are one: a double tap, or a hand that shakes. */
export const sameIntentionMs = 250;

interface TapGuard {
  /** Whether a tap is an intention of its own, rather than the last one once more. */
  isNew(): boolean;
  /** Something else was chosen: the next tap is one of its own. */
  forget(): void;
}

export function createTapGuard(): TapGuard {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    isNew() {
      if (timer !== undefined) return false;
      timer = setTimeout(forget, sameIntentionMs);
      return true;
    },
    forget,
  };
}
