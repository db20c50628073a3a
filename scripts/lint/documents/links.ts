import path from 'node:path';
import { anchorsOf, type Document, type Fault } from './document';

const link = /\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g;

/**
 * Links and pictures that lead nowhere within the project; other sites are asked nothing.
 * @param exists whether there is a file or folder of that path from the root
 */
export function findDeadLinks(
  documents: readonly Document[],
  exists: (file: string) => boolean,
): readonly Fault[] {
  const anchors = new Map(documents.map((document) => [document.file, anchorsOf(document)]));
  const whyDead = (from: string, target: string): string | undefined => {
    const [place = '', anchor] = target.split('#');
    const file = place === '' ? from : path.posix.join(path.posix.dirname(from), decodeURI(place));
    if (!exists(file)) return `there is no ${file}`;
    const known = anchors.get(file);
    return anchor === undefined || known === undefined || known.has(anchor)
      ? undefined
      : `${file} has no heading #${anchor}`;
  };
  return documents.flatMap(({ file, lines }) =>
    lines
      .filter(({ isCode }) => !isCode)
      .flatMap(({ number, text }) =>
        [...text.matchAll(link)].flatMap(([, inText, inHtml]) => {
          const target = inText ?? inHtml ?? '';
          const why = /^[a-z]+:/.test(target) ? undefined : whyDead(file, target);
          return why === undefined ? [] : [{ file, line: number, text: `link to ${target}: ${why}` }];
        }),
      ),
  );
}
