/* Made from schemas/ by `npm run generate`. Do not edit. */

/**
 * Name of a parameter by which an advertising network tells its clicks apart: gclid Google, fbclid Meta, ttclid TikTok, msclkid Microsoft.
 */
export type ClickIdKind = 'gclid' | 'fbclid' | 'ttclid' | 'msclkid';

/**
 * Body of a request to a conversion endpoint: somebody registered who had come by an advert's click and agreed that its network may know. New fields may come within v1.
 */
export interface Conversion {
  type: 'registration';
  /**
   * The same at each try and at every endpoint: take it once.
   */
  id: string;
  /**
   * When the registration was accepted, by ISO 8601 in UTC.
   */
  timestamp: string;
  click: {
    kind: ClickIdKind;
    id: string;
  };
  /**
   * Id of the promotion page's template; empty where the page named none.
   */
  page: string;
  market: 'mx' | 'in';
}
