/** Bounds of comments, for the host that refuses and the editor that says so. */
export const commentLimits = {
  /** Characters of one comment. */
  text: 2_000,
  /** People that one comment mentions. */
  mentions: 20,
  /** Comments of one thread, deleted ones counted. */
  comments: 100,
  /** Open threads of one template. */
  threads: 200,
} as const;
