/** Marks words up; may stand wherever words may. */
const inline = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'small', 'br']);
const lists = new Set(['ul', 'ol']);
const top = '';

/** What every other tag may stand in, so that no browser has to close or move anything by itself. */
const parents = new Map<string, readonly string[]>([
  ['h2', [top]],
  ['h3', [top]],
  ['h4', [top]],
  ['p', [top, 'li']],
  ['ul', [top, 'li']],
  ['ol', [top, 'li']],
  ['li', ['ul', 'ol']],
]);

/** A tag without attributes, or text that is written as it is read: no entity, no control character, no half of a pair. */
const piece = /<(\/?)([a-z0-9]+)>|[^<>&\p{Cc}\p{Cs}\u00a0]+|[\n\t]+/uy;
/** Browsers flatten what nests far deeper than this. */
const deepest = 16;

const mayStandIn = (name: string, parent: string): boolean =>
  inline.has(name) ? !lists.has(parent) : (parents.get(name)?.includes(parent) ?? false);

/**
 * How many nodes HTML becomes that is as most texts of templates are: a few kinds of tags without attributes, each closed
 * in its place. There is nothing in it that a sanitiser could take out, and it is read exactly as it is written, so
 * whoever knows this can spare the parsing. Undefined says nothing about the HTML.
 */
export function nodesOfPlainHtml(html: string): number | undefined {
  if (/^\s/.test(html)) return undefined;
  const open: string[] = [];
  let nodes = 0;
  piece.lastIndex = 0;
  while (piece.lastIndex < html.length) {
    const found = piece.exec(html);
    if (!found) return undefined;
    const [, slash, name] = found;
    if (slash) {
      if (open.pop() !== name) return undefined;
      continue;
    }
    nodes += 1;
    if (name === undefined) continue;
    if (open.length >= deepest || !mayStandIn(name, open.at(-1) ?? top)) return undefined;
    if (name !== 'br') open.push(name);
  }
  return open.length === 0 ? nodes : undefined;
}
