/* Made from schemas/ by `npm run generate`. Do not edit. */

/**
 * @maxItems 10
 */
export type PackageOrigins = string[];

/**
 * block.json: what a block package says of its block. Files have fixed names beside it, so that it names none.
 */
export interface BlockPackage {
  $schema?: string;
  /**
   * What documents call the block: the vendor, a slash, its name.
   */
  type: string;
  /**
   * Raised by a change that older props don't fit, together with a step in migrations/.
   */
  version: number;
  title: EditorWords;
  purpose: EditorWords;
  words?: EditorWords;
  group: 'main' | 'loan' | 'trust';
  /**
   * A path drawn in lines on a grid of 24 by 24: the d of an SVG path.
   */
  icon: string;
  /**
   * No handler, state or effect, the same for every visitor: the browser gets its HTML alone and none of its code.
   */
  isStatic?: boolean;
  fixture: Fixture;
  /**
   * Where its pictures and videos come from besides the page's own origin. The operator allows each in the brand file.
   */
  origins?: {
    images?: PackageOrigins;
    media?: PackageOrigins;
  };
}
export interface EditorWords {
  en: string;
  [k: string]: string;
}
/**
 * Props that a new block starts with, that tests draw and the catalogue shows. Texts in every language that the package speaks.
 */
export interface Fixture {}
