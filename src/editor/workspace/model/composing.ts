let composed: Element | undefined;

/** Whether somebody composes a word (Pinyin, Hindi, a phone's keyboard) in a text that is still there. */
export const isComposing = (): boolean => composed?.isConnected === true;

/** Hears of words that are composed in a page, the editor's own or the canvas's; returns what stops it. */
export function watchComposing(page: Document): () => void {
  const begin = ({ target }: Event): void => {
    composed = target as Element;
  };
  const end = (): void => {
    composed = undefined;
  };
  page.addEventListener('compositionstart', begin, true);
  page.addEventListener('compositionend', end, true);
  return () => {
    page.removeEventListener('compositionstart', begin, true);
    page.removeEventListener('compositionend', end, true);
    if (composed?.ownerDocument === page) end();
  };
}
