import { experimentsOfBlocks } from '../../../template/documentExperiments';
import type { TemplateCheck } from '../../../template/check/templateCheck';
import { parseOpenDocument } from '../../library/documents/openDocument';

/** How far looking at the drawn page has got, and the text of the document that was drawn. */
export type LayoutCheck =
  | { readonly phase: 'idle' | 'failed' }
  | { readonly phase: 'looking'; readonly text: string }
  | { readonly phase: 'done'; readonly text: string; readonly findings: readonly TemplateCheck[] };

export const layoutNotChecked: LayoutCheck = { phase: 'idle' };

/** The group of each experiment that a page is drawn with, by the experiment's name. */
export type DrawnGroups = Readonly<Record<string, string>>;

/** The pages that have to be drawn so that every group of every experiment is seen: as many as the largest has groups. */
export function drawnGroupsOf(text: string): readonly DrawnGroups[] {
  const experiments = [...experimentsOfBlocks(parseOpenDocument(text)?.blocks)];
  const pages = Math.max(1, ...experiments.map(([, groups]) => groups.length));
  return Array.from({ length: pages }, (_, page) =>
    Object.fromEntries(
      experiments.map(([name, groups]) => [name, groups[page % groups.length]?.group ?? '']),
    ),
  );
}

/** Moves are never quite the same twice; every other fault is said with its figures. */
const identityOf = ({ rule, path, message }: TemplateCheck): string =>
  rule === 'layoutShifts' ? `${rule} ${path}` : `${rule} ${path} ${message}`;

/** Each fault once, in however many of the drawn pages it was seen. */
export const withoutRepeats = (findings: readonly TemplateCheck[]): readonly TemplateCheck[] => [
  ...new Map(findings.map((finding) => [identityOf(finding), finding])).values(),
];
