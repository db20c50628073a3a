import { scanHtml } from '../../html/scanHtml';
import type { Rule } from '../rule';
import { found, type Finding } from '../templateCheck';

const levelsOf = (html: string): number[] =>
  scanHtml(html).flatMap((piece) => {
    const level = 'tag' in piece && !piece.tag.isClosing ? /^h([1-6])$/.exec(piece.tag.name)?.[1] : undefined;
    return level === undefined ? [] : [Number(level)];
  });

/**
 * Formatted text stands below the page's own heading, so its headings begin at h2 and go down one level at a time
 * (WCAG 2.2, technique G141). Titles of blocks are h2.
 */
export const headings: Rule = ({ words }) =>
  words.flatMap(({ text, path, role }): Finding[] => {
    if (role !== 'html' || !/<h[1-6]/i.test(text)) return [];
    const levels = levelsOf(text);
    const first = levels.includes(1) ? [found('headingOfPage', path)] : [];
    // The sanitiser makes h2 of h1; the order is judged as it will be.
    const skip = levels
      .map((level) => Math.max(level, 2))
      .find((level, position, all) => level > (all[position - 1] ?? 1) + 1);
    return skip === undefined ? first : [...first, found('headingSkipped', path, { level: `h${skip}` })];
  });
