/** What of a page's comments is open on the screen. */
export interface Commenting {
  /** The thread that is unfolded. */
  readonly threadId: string | undefined;
  /** What a new comment is about: a block by its id, null the page; undefined: none is being written. */
  readonly target: string | null | undefined;
  /** Somebody asked to be led there. */
  readonly wantsFocus: boolean;
}

export const noOpenThread: Commenting = { threadId: undefined, target: undefined, wantsFocus: false };
