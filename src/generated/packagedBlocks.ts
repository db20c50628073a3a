// Made by `npm run generate`, and by the build from the block packages that it takes in. Do not edit.
export interface PackagedBlock {
  readonly version: number;
  /** A path drawn on a grid of 24 by 24. */
  readonly icon: string;
  readonly isStatic: boolean;
  /** Origins that its pictures and videos come from, besides the page's own. */
  readonly origins: { readonly images: readonly string[]; readonly media: readonly string[] };
  /** Its code and styles, compressed. */
  readonly bytes: number;
}

/** Blocks that came in packages, by type. */
export const packagedBlocks: Readonly<Record<string, PackagedBlock>> = {};
