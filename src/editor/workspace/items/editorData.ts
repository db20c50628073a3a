import { createUsePuck } from '@puckeditor/core';

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

interface EditorItemProps {
  /** Puck's id of the item: the block's own where Puck can use it, see `ItemIds`. */
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

/** Type of items for blocks that this build doesn't know, or whose envelope is wrong: kept, moved and deleted, not edited. */
export const unknownItem = 'unknown item';

/** Puck's state by selector: a component is drawn again only when what it selects changes. */
export const useEditorPuck = createUsePuck();

/** Whether a block is the chosen one; drawn again only when that changes. */
export const useIsChosen = (itemId: string): boolean =>
  useEditorPuck(({ selectedItem }) => (selectedItem as EditorItem | null)?.props.id === itemId);

/** Puck separates item and zone by a colon, and calls the page itself `root`. */
const usable = /^[A-Za-z0-9_-]{1,100}$/;
const taken = ['root', 'puck-root'];

/** Gives each item of a document an id of its own: that of its block, else a number. */
export class ItemIds {
  private readonly used: Set<string>;
  private next = 1;

  /** @param others ids that are taken already */
  constructor(others: readonly string[] = []) {
    this.used = new Set([...taken, ...others]);
  }

  idFor(blockId: unknown): string {
    const isFree = typeof blockId === 'string' && usable.test(blockId) && !this.used.has(blockId);
    const id = isFree ? blockId : this.numbered();
    this.used.add(id);
    return id;
  }

  private numbered(): string {
    while (this.used.has(`item-${this.next}`)) this.next += 1;
    return `item-${this.next}`;
  }
}

/** Id of the block of an item that Puck made, by insertion or as a copy. Puck's ids end in a random UUID. */
export function blockIdOfNewItem(type: string, itemId: string): string {
  const random = itemId.replace(/[^A-Za-z0-9]/g, '').slice(-8);
  return `${type.replace(/\s+/g, '-')}-${random}`;
}
