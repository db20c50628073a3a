/**
 * Tells whenever the page comes into view again, also out of a browser's store of left pages; its first coming is no
 * return. Timers stand still meanwhile, so what a clock decides is due.
 * @returns what ends it
 */
export function watchReturns(view: Window, tell: () => void): () => void {
  const { document } = view;
  const tellIfSeen = (event: Event): void => {
    const isFirst = 'persisted' in event && !event.persisted;
    if (!isFirst && document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', tellIfSeen);
  view.addEventListener('pageshow', tellIfSeen);
  return () => {
    document.removeEventListener('visibilitychange', tellIfSeen);
    view.removeEventListener('pageshow', tellIfSeen);
  };
}
