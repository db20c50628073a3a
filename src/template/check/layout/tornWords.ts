/** Letters in a row; scripts that break anywhere by nature have no words of these. */
const words = /[\p{Script=Latin}\p{M}]{2,}/gu;
/** Lines are at least so far apart. CSS pixels. */
const leastLine = 4;

/** Whether a word's letters stand on several lines. */
function isTorn(text: Text, start: number, end: number): boolean {
  const range = text.ownerDocument.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
  return tops.length > 1 && Math.max(...tops) - Math.min(...tops) > leastLine;
}

/** Words that a line's end tears apart, with the element that each stands in. An address may break anywhere. */
export function tornWords(frame: Document): readonly { readonly word: string; readonly holder: Element }[] {
  const found: { word: string; holder: Element }[] = [];
  const texts = frame.createTreeWalker(frame.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (!holder || holder.closest('script, style, template')) continue;
    const text = node as Text;
    for (const { 0: piece, index } of text.data.matchAll(/\S+/g)) {
      const sign = piece.search(/[@/.]/);
      for (const match of piece.matchAll(words)) {
        const start = index + match.index;
        const isAddress = sign !== -1 && sign < match.index;
        if (!isAddress && isTorn(text, start, start + match[0].length))
          found.push({ word: match[0], holder });
      }
    }
  }
  return found;
}
