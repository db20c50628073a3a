/**
 * How Puck holds a template while it is edited. Puck takes the props of an item apart and puts them together again
 * (`flat`), which changes keys with dots or digits and empty lists; so a block travels as its JSON text, which Puck
 * can only carry. Only columns are Puck's own, since it drags blocks between them.
 */
export interface EditorItem {
  /** A block type of this build, or `unknownItem`. */
  readonly type: string;
  readonly props: EditorItemProps;
}

export interface EditorItemProps {
  /** Puck's id of the item: the block's own where Puck can use it, see `itemIds.ts`. */
  readonly id: string;
  /** JSON of the block; `props.columns` of a columns block is null in it. */
  readonly block: string;
  /** Id of the item that the block was made for. Another one than `id`: Puck made this item as a copy of that one. */
  readonly owner: string;
  readonly columns?: readonly EditorColumn[];
}

/** Puck's lists hold objects only. */
export interface EditorColumn {
  readonly content: readonly EditorItem[];
}

export interface EditorData {
  readonly root: {
    readonly props: {
      /** JSON of the document; `blocks` is null in it. */
      readonly page: string;
    };
  };
  readonly content: readonly EditorItem[];
}

/** A template as JSON, of which only the list of blocks is relied on. */
export interface OpenDocument extends Readonly<Record<string, unknown>> {
  readonly blocks: readonly unknown[];
}

/** Type of items for blocks that this build doesn't know, or whose envelope is wrong: kept, moved and deleted, not edited. */
export const unknownItem = 'unknown item';
