/** Limits of a template document (contract §8). */
export const limits = {
  /** UTF-8 bytes of the JSON text. */
  documentBytes: 1_048_576,
  /** How deep columns may nest; blocks of the page itself stand at depth 1. */
  blockDepth: 8,
  /** How deep conditions may nest. */
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
