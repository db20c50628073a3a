import type { Locale } from '../../kernel/locale';
import '../preHydration/earlyInput';

/**
 * To be called before anything reads what the host drew. A page's first script may come long after the page can be read: what
 * stands in the place of a text that nobody noted was there before. A translator that writes into the texts themselves
 * names the language that it has made of the page. Without a network, React makes the best of it.
 * @param drawn the language of the host's HTML
 */
export async function undoEarlyRewriting(drawn: Locale): Promise<void> {
  const first = document.querySelector('#root font');
  if (first ? !window.vitrinaEarly?.rewriting?.isRewritten(first) : document.documentElement.lang !== drawn)
    await (await import('./restoreHostTexts')).restoreHostTexts();
}
