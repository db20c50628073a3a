declare global {
  interface Window {
    /** ms from each key until the frame that shows it was painted, in the order of the keys. */
    benchKeys: number[];
  }
}

/** Notes inside the page how long each trusted key takes. */
export function observeKeys(): void {
  window.benchKeys = [];
  let pressedAt = Number.NaN;
  window.addEventListener('keydown', ({ isTrusted, timeStamp }) => isTrusted && (pressedAt = timeStamp), {
    capture: true,
  });
  window.addEventListener(
    'input',
    () => {
      const from = pressedAt;
      // A task behind the next frame runs when it is painted.
      requestAnimationFrame(() => setTimeout(() => window.benchKeys.push(performance.now() - from)));
    },
    { capture: true },
  );
}
