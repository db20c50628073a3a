import type { EditorFinding } from '../../../../generated/editor';

const keyOf = ({ rule, path, message }: EditorFinding): string => `${rule} ${path} ${message}`;

/** What the checks say after a change and did not say before it. */
export function newFindings(
  before: readonly EditorFinding[],
  after: readonly EditorFinding[],
): EditorFinding[] {
  const known = new Set(before.map(keyOf));
  return after.filter((finding) => !known.has(keyOf(finding)));
}
