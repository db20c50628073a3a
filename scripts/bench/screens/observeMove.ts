declare global {
  interface Window {
    /** ms from the tap until the next screen's frame was painted. */
    benchMove: Promise<number>;
  }
}

/** Waits inside the page for a trusted tap, and for the frame of the screen that it leads to. */
export function observeMove(): void {
  // Outside the root stands what is shown only where scripts do not come.
  const title = () => document.querySelector('#root h1')?.textContent ?? '';
  const { pathname } = window.location;
  const before = title();
  const isThere = () => window.location.pathname !== pathname && title() !== '' && title() !== before;
  window.benchMove = new Promise((resolve) => {
    let tappedAt = Number.NaN;
    window.addEventListener('click', ({ isTrusted, timeStamp }) => isTrusted && (tappedAt = timeStamp), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      // A task behind the next frame runs when it is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tappedAt)));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}
