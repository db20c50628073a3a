import '../preHydration/earlyInput';

/**
 * To be called before anything reads what the host drew. A page's first script may come long after the page can be read: what
 * stands in the place of a text that nobody noted was there before. Without a network, React makes the best of it.
 */
export async function undoEarlyRewriting(): Promise<void> {
  const first = document.querySelector('#root font');
  if (first && !window.vitrinaEarly?.rewriting?.isRewritten(first))
    await (await import('./restoreHostTexts')).restoreHostTexts();
}
