import { failureWords } from './failureWords';

/** Where a command's words go. */
export interface Terminal {
  say(line: string): void;
  complain(line: string): void;
  /** Whether whoever sits there says yes; absent where nobody does. */
  readonly ask?: (question: string) => Promise<boolean>;
}

/** Exit codes of the commands. */
export const exitCodes = { done: 0, wrong: 1, notUnderstood: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Words to standard output, complaints to standard error. */
export const processTerminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
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
