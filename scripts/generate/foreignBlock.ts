import type { SchemaFile } from './schemaFiles';

/** A block that stands outside `src/blocks/`: all that the gathered modules have to know of it. */
export interface ForeignBlock {
  /** `acme/priceTable`. */
  readonly type: string;
  /** Its props, under the same name that an own block's have: `blocks/acme/priceTable.schema.json`. */
  readonly file: SchemaFile;
  readonly version: number;
  readonly group: string;
  /** A path drawn on a grid of 24 by 24. */
  readonly icon: string;
  readonly isStatic: boolean;
  readonly fixture: object;
  /** Origins that its pictures and videos come from, besides the page's own. */
  readonly origins: { readonly images: readonly string[]; readonly media: readonly string[] };
  /** Its code and styles, minified and compressed. */
  readonly bytes: number;
  /** Absolute paths of modules. */
  readonly view: string;
  readonly validator: string;
  /** By the version that a step leads from. */
  readonly migrations: readonly { readonly from: number; readonly module: string }[];
}

/** Import of a default export by a name that no other block has: `acme/priceTable` → `acme_priceTable`. */
export const identifierOf = (type: string): string => type.replace('/', '_');

/** A type as the key of an object literal. */
export const keyOf = (type: string): string => (type.includes('/') ? JSON.stringify(type) : type);
