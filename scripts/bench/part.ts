import type { Figure } from './figure';

/** Figures that belong together, and what was seen besides. */
export interface Section {
  readonly title: string;
  readonly text: string;
  readonly figures: readonly Figure[];
  /** Tables without bounds: a head and rows of words. */
  readonly tables?: readonly PlainTable[];
}

export interface PlainTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface PartOptions {
  readonly rounds: number;
  readonly memoryMinutes: number;
  /** Tells whoever waits what was measured last. */
  readonly say: (line: string) => void;
}

/** The order of the variants in a round: each goes first in its turn. */
export const rotated = <Item>(items: readonly Item[], round: number): readonly Item[] =>
  items
    .map((_, position) => items[(position + round) % items.length])
    .filter((item): item is Item & {} => item !== undefined);
