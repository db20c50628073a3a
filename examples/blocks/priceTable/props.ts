/* Made from props.schema.json by `npm run blocks -- types`. Do not edit. */

/**
 * What a person reads: one string, or one string a locale.
 */
export type Text = string | TextByLocale;

/**
 * What loans of several sizes cost, side by side.
 */
export interface AcmePriceTableProps {
  title?: Text;
  /**
   * @minItems 1
   * @maxItems 12
   */
  rows: {
    amount: Text;
    term: Text;
    cost: Text;
    total: Text;
  }[];
  note?: Text;
}
export interface TextByLocale {
  en?: string;
  es?: string;
  zh?: string;
  hi?: string;
}
