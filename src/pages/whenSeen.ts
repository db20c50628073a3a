const isSeen = (): boolean => !document.hidden && !('prerendering' in document && document.prerendering);

/**
 * Settles once somebody sees the page. A browser prepares pages that nobody may ever look at: by its address bar, by
 * speculation rules, in a tab behind. Until it is seen a page counts, asks, deals out and stores nothing (contract §2). One
 * that is prerendered is told to be visible while what it stores in the session is still thrown away.
 * @param touched settles where a view that is never told to be seen is touched all the same
 */
export const whenSeen = (touched?: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (isSeen()) resolve();
    };
    for (const event of ['visibilitychange', 'prerenderingchange']) document.addEventListener(event, look);
    look();
    void touched?.then(resolve);
  });
