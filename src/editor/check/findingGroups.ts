import type { AnyFinding } from './findingText';

/** What was found about one block, or about the page itself. */
export interface FindingGroup {
  /** Id of the block; undefined: the page. */
  readonly block: string | undefined;
  /** Errors first. */
  readonly findings: readonly AnyFinding[];
}

const isError = ({ severity }: AnyFinding): boolean => severity === 'error';

const errorsFirst = (findings: readonly AnyFinding[]): readonly AnyFinding[] => [
  ...findings.filter(isError),
  ...findings.filter((finding) => !isError(finding)),
];

/**
 * Findings by block: blocks with errors first, then in the order of the page, which itself comes before its blocks. What
 * belongs to a block that the page has not (any more) is the page's own.
 * @param order ids of the page's blocks
 */
export function groupFindings(
  findings: readonly AnyFinding[],
  order: readonly string[],
): readonly FindingGroup[] {
  const known = new Set(order);
  const ownerOf = ({ block }: AnyFinding): string | undefined =>
    block !== undefined && known.has(block) ? block : undefined;
  const groups = [undefined, ...known].flatMap((block): FindingGroup[] => {
    const own = findings.filter((finding) => ownerOf(finding) === block);
    return own.length === 0 ? [] : [{ block, findings: errorsFirst(own) }];
  });
  const hasErrors = (group: FindingGroup): boolean => group.findings.some(isError);
  return [...groups.filter(hasErrors), ...groups.filter((group) => !hasErrors(group))];
}
