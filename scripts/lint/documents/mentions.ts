import type { Fault } from './document';

const mention =
  /(?<![\w/.-])(?:docs\/[\w./-]+\.(?:md|conf|yml|json|webp)|(?:README|ARCHITECTURE|CONTRIBUTING|CHANGELOG|SECURITY)\.md)/g;

/**
 * Documents that code, settings and words of the project name and that are not there.
 * @param read the text of a file
 */
export function findDeadMentions(
  files: readonly string[],
  read: (file: string) => string,
  exists: (file: string) => boolean,
): readonly Fault[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(mention)]
          .filter(([named]) => !exists(named))
          .map(([named]) => ({ file, line: index + 1, text: `there is no ${named}` })),
      ),
  );
}
