/** The browser picks a moment without keys to answer and frames to draw, but within this, in ms. */
const idleWithinMs = 2_000;

/** Runs something after a pause (ms), when there is nothing better to do; returns what calls it off. */
export function whenIdle(run: () => void, pauseMs: number): () => void {
  let cancel = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') return run();
    const idle = requestIdleCallback(run, { timeout: idleWithinMs });
    cancel = () => cancelIdleCallback(idle);
  }, pauseMs);
  return () => cancel();
}
