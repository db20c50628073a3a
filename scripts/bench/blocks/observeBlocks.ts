declare global {
  interface Window {
    /** Epoch of `performance.now()`: when the block was in the document, and when it was painted. */
    benchDrawn: Promise<{ readonly inserted: number; readonly painted: number }>;
  }
}

/** Notes inside the page when the block with that id is there. */
export function observeBlocks(lastId: string): void {
  window.benchDrawn = new Promise((resolve) => {
    const look = () => {
      if (!document.getElementById(`block-${lastId}`)) return;
      observer.disconnect();
      const inserted = performance.now();
      // A task behind the next frame runs when it is painted.
      requestAnimationFrame(() => setTimeout(() => resolve({ inserted, painted: performance.now() })));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  });
}
