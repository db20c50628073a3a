import { quotedIn, type Document, type Fault } from './document';

const name = /(?<![\w<{$])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w>}])/g;

/**
 * Variables of the environment that a document names and nothing reads.
 * @param known all that hosts, commands, scripts and what they are built on read
 */
export function findUnknownSettings(
  documents: readonly Document[],
  known: ReadonlySet<string>,
): readonly Fault[] {
  return documents.flatMap((document) =>
    quotedIn(document).flatMap(({ line, text }) =>
      [...text.matchAll(name)]
        .filter(([found]) => !known.has(found))
        .map(([found]) => ({ file: document.file, line, text: `nothing reads a setting ${found}` })),
    ),
  );
}

/** Settings of hosts that the operators' page does not explain. */
export function findUnexplainedSettings(page: Document, settings: readonly string[]): readonly Fault[] {
  const rows = page.lines.filter(({ text }) => text.startsWith('| `')).map(({ text }) => text);
  return settings
    .filter((setting) => !rows.some((row) => (row.split(' | ')[0] ?? '').includes(`\`${setting}\``)))
    .map((setting) => ({ file: page.file, line: 1, text: `no row of a table explains ${setting}` }));
}
