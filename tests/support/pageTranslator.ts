/** What translators of browsers do to a page's texts, over and over. */
export const translatorHabits = [
  'replaces',
  'insertsFirst',
  'removesFirst',
  'wraps',
  'joins',
  'writesInto',
] as const;
export type TranslatorHabit = (typeof translatorHabits)[number];

const marks = /[⟦⟧]/g;
const translated = (text: string): string => `⟦${text.replace(marks, '')}⟧`;
const isTranslated = (node: Node): boolean => /^⟦.*⟧$/s.test(node.nodeValue ?? '');

/** The words that a person sees, as they were before they were translated. */
export const untranslated = (root: Node): string => (root.textContent ?? '').replace(marks, '');

function font(content: Node | string): Element {
  const make = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const [outer, inner] = [make(), make()];
  inner.append(content);
  outer.append(inner);
  return outer;
}

/** A browser's translator sees the page by itself, whatever the page has made of its prototypes. */
const readNext = Object.getOwnPropertyDescriptor(Node.prototype, 'nextSibling')?.get;
const nextOf = (node: Node) => readNext?.call(node) as Node | null;

/** Texts that stand side by side, comments of the host's HTML between them apart. */
function neighbours(text: Text): Text[] {
  const beside = nextOf(text);
  const next = beside instanceof Comment ? nextOf(beside) : beside;
  return next instanceof Text && !isTranslated(next) ? [text, ...neighbours(next)] : [text];
}

const rewrite: Readonly<Record<TranslatorHabit, (text: Text) => void>> = {
  replaces: (text) => text.replaceWith(font(translated(text.data))),
  insertsFirst: (text) => {
    text.before(font(translated(text.data)));
    text.remove();
  },
  removesFirst: (text) => {
    const { parentNode } = text;
    const next = nextOf(text);
    text.remove();
    parentNode?.insertBefore(font(translated(text.data)), next);
  },
  wraps: (text) => {
    const standIn = font('');
    text.before(standIn);
    text.data = translated(text.data);
    standIn.firstElementChild?.append(text);
  },
  joins: (text) => {
    const texts = neighbours(text);
    text.replaceWith(font(translated(texts.map(({ data }) => data).join(''))));
    texts.forEach((joined) => joined.remove());
  },
  writesInto: (text) => {
    text.data = translated(text.data);
  },
};

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(
    (text) =>
      text.data.trim() && !isTranslated(text) && !text.parentElement?.closest('script, style, textarea'),
  );
}

/** Translates what is there, and from then on whatever changes, at once. @returns ends it */
export function translatePage(root: Node, habit: TranslatorHabit): () => void {
  const translateAll = () => {
    for (const text of textsIn(root)) if (text.isConnected) rewrite[habit](text);
  };
  const observer = new MutationObserver(translateAll);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  translateAll();
  return () => observer.disconnect();
}
