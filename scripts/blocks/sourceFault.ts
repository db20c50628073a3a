/** What a file of a package does that no block may do. */
export interface SourceFault {
  /** From 1. */
  readonly line: number;
  readonly problem: string;
}
