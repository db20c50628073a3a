import { decodeEntities } from './decodeEntities';
import { scanHtml } from '../../html/scanHtml';

/** Elements that stand within a line: leaving them out joins what they stood between. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
  'wbr',
]);

/** What a reader sees of HTML: words of one line joined, lines apart. */
export function htmlText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const parts = scanHtml(html).map((piece) => {
    if ('text' in piece) return decodeEntities(piece.text);
    return 'tag' in piece && !inline.has(piece.tag.name) ? '\n' : '';
  });
  return parts.join('');
}
