declare global {
  interface Window {
    /** ms from asking for the page until its first block was painted in the canvas; undefined: not yet. */
    benchCanvas?: number;
  }
}

/** Notes inside the page when the canvas shows its first block: looked for at each frame, since it stands in a frame of its own. */
export function observeCanvas(): void {
  if (window.parent !== window) return;
  const look = (): void => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
    const title = frame?.contentDocument?.querySelector('h1');
    if (!title || title.getBoundingClientRect().height === 0) return void requestAnimationFrame(look);
    // A task behind the next frame runs when it is painted.
    requestAnimationFrame(() => setTimeout(() => (window.benchCanvas = performance.now())));
  };
  requestAnimationFrame(look);
}
