import type { Section } from '../../../generated/editor';

/** A synced block as a page needs to know it. */
export interface KnownBlock {
  readonly name: string;
  readonly version: number;
}

type Known = ReadonlyMap<string, KnownBlock>;

/** The synced blocks that there are. Until they are known every mark counts: nobody types into what may be one. */
export class KnownSynced {
  private current: Known | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(sections?: readonly Section[]) {
    if (sections) this.learn(sections);
  }

  readonly read = (): Known | undefined => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly isSynced = (id: string): boolean => this.current?.has(id) ?? true;

  learn(sections: readonly Section[]): void {
    this.current = new Map(
      sections.flatMap(({ id, name, synced }) =>
        synced ? [[id, { name, version: synced.version }] as const] : [],
      ),
    );
    for (const listener of this.listeners) listener();
  }
}
