/* Made from schemas/ by `npm run generate`. Do not edit. */

/**
 * A colour as #rrggbb.
 */
export type Color = string;
/**
 * Name of a parameter by which an advertising network tells its clicks apart: gclid Google, fbclid Meta, ttclid TikTok, msclkid Microsoft.
 */
export type ClickIdKind = 'gclid' | 'fbclid' | 'ttclid' | 'msclkid';

/**
 * One deployment's configuration (contract §3).
 */
export interface Brand {
  appName: string;
  /**
   * 1 English and ₹, 2 Spanish and $.
   */
  languageType: 1 | 2;
  /**
   * By their codes: those that locales/languages.json has off at first, of the brand's market. A link asks for one by language=hi.
   */
  languages: string[];
  /**
   * Empty: the host forwards.
   */
  apiOrigin: string;
  loanApiPrefix: string;
  theme: Look;
  servicePhone: string;
  schemeLink: string;
  storeLinks: {
    android: string;
    ios: string;
  };
  bridgeName: string;
  merchantNumber: string;
  adServiceUrl: string;
  feesPageUrl: string;
  lender: Lender;
  /**
   * In India the grievance redressal officer, in Mexico the Unidad Especializada (UNE).
   */
  grievanceOffice: {
    name: string;
    phone: string;
    email: string;
    address: string;
    hours: string;
  };
  /**
   * Where the regulator of a market keeps one: the Digital Lending Apps of the Reserve Bank of India.
   */
  appListing: {
    name: string;
    url: string;
  };
  redirectOrigins: string[];
  imageOrigins: string[];
  mediaOrigins: string[];
  /**
   * preset: ticked at first; asked: the borrower ticks it. A market's rule can demand asked.
   */
  consent: 'preset' | 'asked';
  /**
   * Empty: customer service.
   */
  withdrawalLink: string;
  /**
   * The lender answers get-captcha with mode=audio. Without it, telephone and email are offered to who can't read the picture.
   */
  captchaAudio: boolean;
  finalRefusals: string[];
  /**
   * Told to these endpoints where the visitor agrees (docs/lenders-and-apps/conversions.md). Without endpoints nobody is asked.
   */
  conversions: {
    delayMinutes: number;
    /**
     * @maxItems 5
     */
    endpoints: {
      name: string;
      url: string;
      /**
       * @minItems 1
       */
      clickIds: ClickIdKind[];
    }[];
  };
  devTools: boolean;
  testLogin: {
    username: string;
    smsCode: string;
  };
  wire: {
    paths: Paths;
    fields: Fields;
  };
}
/**
 * Three colours, from which every other is derived, and what the brand has otherwise than the usual look.
 */
export interface Look {
  background: Color;
  text: Color;
  accent: Color;
  /**
   * square: none; soft (without it): 8, 12 and 16 px; round: 12, 20 and 28 px.
   */
  radius?: 'square' | 'soft' | 'round';
  /**
   * compact: smaller headings and amounts; regular (without it): 12 to 40 px; large: every size a step larger, text to read 18 px.
   */
  typeScale?: 'compact' | 'regular' | 'large';
  /**
   * Name of a WOFF2 file beside the brand file, 48 KiB at most. Pages, site and borrowers' screens are set in it once it is there.
   */
  font?: string;
  /**
   * Colours that the editor offers for a page, by name. Each is checked like the brand's own.
   *
   * @maxItems 12
   */
  palettes?: Palette[];
}
export interface Palette {
  id: string;
  name: TextByLocale;
  background: Color;
  text: Color;
  accent: Color;
}
export interface TextByLocale {
  en?: string;
  es?: string;
  zh?: string;
  hi?: string;
}
export interface Lender {
  name: string;
  registration: string;
  address: string;
  email: string;
}
export interface Paths {
  [k: string]: string;
}
export interface Fields {
  [k: string]: string;
}
