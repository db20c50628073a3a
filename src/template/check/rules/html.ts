import { measureHtml } from '../../html/htmlSize';
import { limits } from '../../limits';
import { droppedHtml } from '../html/droppedHtml';
import type { Rule } from '../subject';
import { found, type Finding } from '../templateCheck';

function findingsOf(text: string, path: string): Finding[] {
  const { depth, nodes } = measureHtml(text);
  if (depth > limits.htmlDepth) return [found('htmlTooDeep', path, { most: limits.htmlDepth })];
  if (nodes > limits.htmlNodes) return [found('htmlTooLong', path, { most: limits.htmlNodes })];
  const dropped = droppedHtml(text);
  return dropped.length > 0 ? [found('htmlDropped', path, { dropped: dropped.join(', ') })] : [];
}

/** Markup that pages may not hold: the sanitiser leaves it out without a word, or the whole block where it is too much. */
export const html: Rule = ({ words }) =>
  words.flatMap(({ text, path, role }) => (role === 'html' ? findingsOf(text, path) : []));
