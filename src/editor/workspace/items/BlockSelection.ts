/** Several blocks that are chosen at once, beside the one that Puck knows. */
export class BlockSelection {
  private current: ReadonlySet<string> = new Set();
  private readonly listeners = new Set<() => void>();

  readonly read = (): ReadonlySet<string> => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  choose(itemIds: ReadonlySet<string>): void {
    this.current = itemIds;
    for (const listener of this.listeners) listener();
  }
}

const none: ReadonlySet<string> = new Set();

/**
 * The chosen blocks. Puck's own choice decides: where it is none of the several, such as after a press on another block,
 * it alone is chosen.
 */
export function chosenOf(several: ReadonlySet<string>, puckChose: string | undefined): ReadonlySet<string> {
  if (puckChose === undefined) return none;
  return several.has(puckChose) ? several : new Set([puckChose]);
}
