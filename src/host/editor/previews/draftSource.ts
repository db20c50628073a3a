/** Where drafts come from. */
export interface DraftSource {
  /** Undefined where there is none. */
  find(id: string): Promise<{ readonly document: string } | undefined>;
}
