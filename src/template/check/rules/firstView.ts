import { blocksOfType } from '../blocksOfType';
import type { Rule } from '../rule';
import { found, type Finding } from '../templateCheck';

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
