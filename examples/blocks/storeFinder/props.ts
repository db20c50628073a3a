/* Made from props.schema.json by `npm run blocks -- types`. Do not edit. */

/**
 * What a person reads: one string, or one string a locale.
 */
export type Text = string | TextByLocale;
/**
 * What a tap does.
 */
export type Action =
  LinkAction | ScrollToAction | OpenAppAction | DownloadAction | AgreementAction | CallAction | NativeAction;
/**
 * https:, tel:, mailto:, a path of the same origin or the brand's scheme; anything else is removed.
 */
export type Address = string;
/**
 * Neither . nor .., which no address can name, and no control sign or half of a pair, which no database can keep.
 */
export type BlockId = string;

/**
 * Stores, and a form that finds them by city, name or street.
 */
export interface AcmeStoreFinderProps {
  title?: Text;
  /**
   * @minItems 1
   * @maxItems 100
   */
  stores: {
    name: string;
    city: string;
    street: string;
    hours?: Text;
    action?: Action;
  }[];
}
export interface TextByLocale {
  en?: string;
  es?: string;
  zh?: string;
  hi?: string;
}
/**
 * Goes to an address.
 */
export interface LinkAction {
  type: 'link';
  href: Address;
}
/**
 * Scrolls to a block of this page.
 */
export interface ScrollToAction {
  type: 'scrollTo';
  block: BlockId;
}
/**
 * Opens the app by the brand's scheme.
 */
export interface OpenAppAction {
  type: 'openApp';
}
/**
 * Goes to the download page.
 */
export interface DownloadAction {
  type: 'download';
}
/**
 * Goes to the agreement page.
 */
export interface AgreementAction {
  type: 'agreement';
}
/**
 * Calls a telephone.
 */
export interface CallAction {
  type: 'call';
  /**
   * Without it, the brand's service telephone.
   */
  phone?: string;
}
/**
 * Opens a page of the app.
 */
export interface NativeAction {
  type: 'native';
  /**
   * A page key of contract §7.
   */
  page: string;
  param?: Parameters;
}
export interface Parameters {
  [k: string]: unknown;
}
