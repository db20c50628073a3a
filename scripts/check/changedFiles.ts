import { execFileSync } from 'node:child_process';

const linesOf = (root: string, ...parameters: string[]): readonly string[] =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The commit that `main` and the branch have in common; on `main` itself the last one. */
function forkPoint(root: string): string {
  try {
    return linesOf(root, 'merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/**
 * Files that differ from a commit and are there, those that git does not know yet too, as paths from the root.
 * @param since a commit; by default where the branch left `main`
 */
export function changedFiles(root: string, since = forkPoint(root)): readonly string[] {
  const changed = linesOf(root, 'diff', '--name-only', '--relative', '--diff-filter=d', since);
  const unknown = linesOf(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...unknown])].sort();
}
