import { quotedIn, type Document, type Fault } from './document';

/** What a document may name as a command of the project. */
export interface Commands {
  /** Of package.json. */
  readonly scripts: ReadonlySet<string>;
  /** First words that a script knows, by script; a script without an entry takes any. */
  readonly words: Readonly<Record<string, ReadonlySet<string>>>;
  /** Of `node_modules/.bin`. */
  readonly binaries: ReadonlySet<string>;
  readonly exists: (file: string) => boolean;
}

const builtIn = new Set(['start', 'test', 'ci', 'install', 'pack', 'prune', 'audit', 'run']);

function* faultsOf(text: string, { scripts, words, binaries, exists }: Commands): Generator<string> {
  for (const [, script = ''] of text.matchAll(/npm (?:--prefix \S+ )?run ([\w:-]+)/g))
    if (!scripts.has(script)) yield `npm run ${script}: package.json has no such script`;
  for (const [, name = ''] of text.matchAll(/(?:^|[\s(])npm ([a-z]+)/g))
    if (!builtIn.has(name)) yield `npm ${name}: not a command that the project uses`;
  for (const [, script = 'test', word = ''] of text.matchAll(
    /npm (?:run )?([\w:-]+) -- ([a-z][\w-]*)\b(?![/.])/g,
  ))
    if (words[script]?.has(word) === false) yield `npm run ${script} -- ${word}: it knows no ${word}`;
  for (const [, binary = '', file = ''] of text.matchAll(/npx ([\w@/-]+)(?: (scripts\/[\w./-]+))?/g)) {
    if (!binaries.has(binary)) yield `npx ${binary}: not installed by package.json`;
    if (file !== '' && !exists(file)) yield `npx ${binary} ${file}: there is no such file`;
  }
}

/** Commands in backticks and in code that nothing answers to. */
export function findDeadCommands(documents: readonly Document[], commands: Commands): readonly Fault[] {
  return documents.flatMap((document) =>
    quotedIn(document).flatMap(({ line, text }) =>
      [...faultsOf(text, commands)].map((fault) => ({ file: document.file, line, text: fault })),
    ),
  );
}
