import { correctedColors } from '../../correctedColors';
import type { Rule } from '../subject';
import { type Finding, found } from '../templateCheck';
import { blocksOfType } from '../checkBlock';
import { scanHtml } from '../../html/scanHtml';

/** Colours that the page changes because nobody could read them: they are no longer the brand's. */
export const theme: Rule = ({ document }, { brand }) => {
  if (document.theme === undefined) return [];
  const { background, text, accent } = { ...brand?.theme, ...document.theme };
  if (background === undefined || text === undefined || accent === undefined) return [];
  return correctedColors({ background, text, accent }).map(({ name, ...facts }) =>
    found(`${name}ColorCorrected`, `/theme/${name}`, facts),
  );
};

/** What a page is called: in the tab, in search results, in a shared link, and at its top. */
export const firstView: Rule = ({ document, blocks }) => {
  const findings: Finding[] = [];
  if (document.title === undefined) findings.push(found('titleMissing', ''));
  if (document.kind === 'landing' && document.description === undefined)
    findings.push(found('descriptionMissing', ''));
  if (document.kind === 'landing' && document.shareImage === undefined)
    findings.push(found('shareImageMissing', ''));
  if (blocks.length > 0 && blocksOfType(blocks, 'hero').length === 0)
    findings.push(found('heroMissing', '/blocks'));
  return findings;
};

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
    const skipped = levels
      .map((level) => Math.max(level, 2))
      .filter((level, position, all) => level > (all[position - 1] ?? 1) + 1);
    return [
      ...first,
      ...[...new Set(skipped)].map((level) => found('headingSkipped', path, { level: `h${level}` })),
    ];
  });
