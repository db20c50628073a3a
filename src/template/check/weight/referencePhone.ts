/**
 * The phone and line that pages are weighed for, and what is known of our own pages. The model is simple on purpose:
 *
 *     first paint = round trips × 150 ms + HTML ÷ 200 bytes a ms
 *     LCP         = first paint, or with a picture in the first view: + 150 ms + 2 × picture ÷ 200 bytes a ms
 *
 * A picture counts twice because it shares the line with the script. Drawing and the host's own time are left out, so a
 * real phone is never faster than this.
 */
export const referencePhone = {
  /** Milliseconds. */
  roundTrip: 150,
  /** 1.6 Mbit/s. */
  bytesPerMillisecond: 200,
  /** Name, connection, TLS 1.3, request. */
  roundTripsToHtml: 4,
  /** Device pixels across: 360 CSS pixels at two device pixels each. */
  width: 720,
} as const;

/** Measured on the production build, compressed by Brotli. */
export const ownPages = {
  /** Frame, styles and early script of the HTML. */
  htmlBytes: 7_500,
  /** How much of a template's JSON the compressed HTML holds: its words once drawn and once as data, in one language. */
  htmlShareOfDocument: 0.3,
  scriptBytes: 90_000,
} as const;

/** What a page may weigh. LCP: "good" by Core Web Vitals; bytes: what the line carries in that time. */
export const budgets = {
  /** Milliseconds. */
  lcp: 2_500,
  pageBytes: 500_000,
  /** Of the one file that the reference phone loads. */
  pictureBytes: 100_000,
} as const;
