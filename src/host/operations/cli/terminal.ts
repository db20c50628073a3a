import { parseArgs } from 'node:util';
import { reasonOf } from '../../../kernel/errors';
import { type DatabaseFault, databaseFaultOf } from '../../store/databaseFault';
import { UnusableDatabaseFile } from '../../store/sqliteDialect';

type Flags = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** The words of a command and its options; undefined where an option is none of these. */
export function splitWords<Options extends Flags>(words: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

/** Where a command's words go. */
export interface Terminal {
  say(line: string): void;
  complain(line: string): void;
  /** Whether the person at the terminal says yes; absent where nobody is there. */
  readonly ask?: (question: string) => Promise<boolean>;
  /** Resolves once the reader has all words so far; absent where they have them at once. */
  readonly said?: () => Promise<void>;
}

export const exitCodes = { done: 0, wrong: 1, notUnderstood: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Words to standard output, complaints to standard error. */
export const processTerminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  // Where a reader is slow, Node keeps words back until the process has nothing else to do.
  said: () => new Promise((resolve) => process.stdout.write('', () => resolve())),
};

/** Runs a program with the words that it was called with; what it throws is said, and makes it end with 1. */
export function runProgram(main: (words: readonly string[]) => Promise<ExitCode>): void {
  main(process.argv.slice(2)).then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      processTerminal.complain(failureWords(error));
      process.exitCode = exitCodes.wrong;
    },
  );
}

/** What to do about a fault of the database; for operators, so in English. */
const advice: Readonly<Record<DatabaseFault, string>> = {
  full: 'Nothing was changed. Make room where the database lies, then try again.',
  readOnly:
    'Nothing was changed. The database takes no writes: look at who owns its file and folder, or which server DATABASE_URL names.',
  corrupt:
    'The database is damaged. "npm run data -- check-integrity" says where; restore the latest backup into an empty database.',
  newer: '',
  unfinished: '',
  unavailable: 'The database did not answer. Try again once it does.',
};

/** How a command of the terminal that failed says why. */
export function failureWords(error: unknown): string {
  const fault = error instanceof UnusableDatabaseFile ? undefined : databaseFaultOf(error);
  return [`Failed: ${reasonOf(error)}`, fault ? advice[fault] : '']
    .filter((words) => words !== '')
    .join('\n');
}
