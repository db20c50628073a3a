import { quotedIn, type Document, type Fault } from './document';

const extension = /\.(?:tsx?|mjs|cjs|js|json|md|css|conf|ya?ml|webp|env)$/;
/** A path, its last name or a folder in it; `{en,es}`, `*` and `<name>` stand for others. */
const pathLike = /^[\w.@{},*<>-]+(?:\/[\w.@{},*<>-]+)*\/?$/;

/** Files that a document speaks of and that are somebody else's: an operator's, a package's, a build's. */
const elsewhere = new Set([
  '.env',
  'borrower.js',
  'brand.json',
  'ca.pem',
  'index.es.html',
  'landing.js',
  'npm-shrinkwrap.json',
  'page.schema.json',
  'session.json',
  'test/fixtures/expect.mjs',
  'token.json',
]);
/** What builds and hosts make, folders that a reader names, and what is told from where they stand. */
const madeFolders =
  /^(?:dist|node_modules|coverage|test-results|\.cache|\.data|[A-Z]{3,}(?:_[A-Z]+)*|~|\.\.?)(?:\/|$)/;

/** The pattern of what a quoted path stands for, at the end of a path from the root. */
function patternOf(quoted: string): RegExp {
  const source = quoted
    .replace(/\/$/, '')
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/\*+|<[^>]*>/g, '[^/]+');
  return new RegExp(`(?:^|/)${source}$`);
}

const isPath = (quoted: string, roots: ReadonlySet<string>): boolean =>
  pathLike.test(quoted) &&
  !elsewhere.has(quoted) &&
  !madeFolders.test(quoted) &&
  (extension.test(quoted) || (quoted.includes('/') && roots.has(quoted.split('/')[0] ?? '')));

/**
 * Paths in backticks that are nowhere in the project. A path may begin at the root or further in, so that a document can
 * name a file by its last folders.
 * @param files every file, from the root
 */
export function findDeadPaths(documents: readonly Document[], files: readonly string[]): readonly Fault[] {
  const folders = new Set<string>();
  for (const file of files)
    for (let end = file.indexOf('/'); end >= 0; end = file.indexOf('/', end + 1))
      folders.add(file.slice(0, end));
  const places = [...files, ...folders];
  const exact = new Set(places);
  const roots = new Set([...folders].filter((folder) => !folder.includes('/')));
  const isThere = (quoted: string): boolean => {
    if (exact.has(quoted.replace(/\/$/, ''))) return true;
    const pattern = patternOf(quoted);
    return places.some((place) => pattern.test(place));
  };
  return documents.flatMap((document) =>
    quotedIn({ ...document, lines: document.lines.filter(({ isCode }) => !isCode) })
      .filter(({ text }) => isPath(text, roots) && !isThere(text))
      .map(({ line, text }) => ({ file: document.file, line, text: `there is no ${text}` })),
  );
}
