/** Puck separates item and zone by a colon, and calls the page itself `root`. */
const usable = /^[A-Za-z0-9_-]{1,100}$/;
const taken = ['root', 'puck-root'];

/** Gives each item of a document an id of its own: that of its block, else a number. */
export class ItemIds {
  private readonly used = new Set<string>(taken);
  private next = 1;

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
