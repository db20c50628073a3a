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
