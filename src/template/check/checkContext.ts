import type { Brand } from '../../generated/brand';
import type { MarketPacks } from '../../kernel/marketRules';

/**
 * What rules need to know beyond the document. Whoever lacks a part leaves it out: the rules that need it are then not
 * run, and `rulesNotRun` names them.
 */
export interface CheckContext {
  /** Epoch milliseconds; what lies before is past. */
  readonly now?: number;
  /** The brand whose pages the template will stand among. */
  readonly brand?: Pick<
    Brand,
    | 'appListing'
    | 'appName'
    | 'apiOrigin'
    | 'feesPageUrl'
    | 'imageOrigins'
    | 'lender'
    | 'mediaOrigins'
    | 'redirectOrigins'
    | 'schemeLink'
    | 'servicePhone'
    | 'storeLinks'
    | 'theme'
  >;
  /** The rules of all markets; those of the page's own, as they are in force at `now`, decide what its lending checks find. */
  readonly marketRules?: MarketPacks;
  /** Origin of the public pages, `https://loans.example` (PUBLIC_ORIGIN); without it every https address is foreign. */
  readonly origin?: string;
  /** Whether a template of this id is published, or will be along with this one. */
  readonly isPublished?: (id: string) => boolean;
  /** Whether an address is that of a picture of our own that there is none of: neither shipped nor in the library. */
  readonly isPictureGone?: (address: string) => boolean;
  /** Bytes of a picture by its address as the template writes it; undefined: not known. */
  readonly pictureBytes?: (address: string) => number | undefined;
  /** Width and height that a picture's file has, whatever the template says; undefined: not known. */
  readonly pictureSize?: (address: string) => PictureSize | undefined;
  /** Bytes of the brand's font, which every page loads; absent: it has none. */
  readonly fontBytes?: number;
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}
