/** Limits of a template document (contract §8). */
export const limits = {
  /** UTF-8 bytes of the JSON text. */
  documentBytes: 1_048_576,
  /** How deep columns may nest; blocks of the page itself stand at depth 1. */
  blockDepth: 8,
  conditionDepth: 8,
  /**
   * How deep lists and objects of the JSON may nest. Not in the contract: far above what eight nested columns need,
   * it keeps every later walk of a hostile document off the end of the stack.
   */
  jsonDepth: 96,
  /**
   * How deep the elements of a block's HTML may nest, and how many nodes the HTML of a whole document may become. Not in
   * the contract: eight kilobytes of tags within tags would hold a host for seconds, a megabyte would end it.
   */
  htmlDepth: 100,
  htmlNodes: 80_000,
  /** Blocks of a document, nested ones counted. */
  blocks: 5_000,
} as const;

/** True where a value nests deeper than `limit` lists and objects. Recurses no deeper than that itself. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit <= 0) return true;
  if (Array.isArray(value)) return value.some((child) => isDeeperThan(child, limit - 1));
  // Of parsed JSON, whose objects inherit nothing; a list of their values would be made for each of them.
  for (const key in value)
    if (isDeeperThan((value as Readonly<Record<string, unknown>>)[key], limit - 1)) return true;
  return false;
}

/** What blocks draw of numbers that the format leaves open (contract §8): beyond it, the nearest within. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
}

/** Height of a spacer, in CSS pixels; more room than this is a mistake. */
export const spacerHeights: NumberRange = { least: 0, most: 200 };

/** How long a slide of a banner stays, in ms; faster nobody can read. */
export const slideIntervals: NumberRange = { least: 1_000, most: 60_000 };
