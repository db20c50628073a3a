import { droppedHtml } from '../html/droppedHtml';
import type { Rule } from '../rule';
import { found } from '../templateCheck';

/** Markup that pages may not hold: the sanitiser leaves it out without a word. */
export const html: Rule = ({ words }) =>
  words.flatMap(({ text, path, role }) => {
    const dropped = role === 'html' ? droppedHtml(text) : [];
    return dropped.length > 0 ? [found('htmlDropped', path, { dropped: dropped.join(', ') })] : [];
  });
