/** PEM texts. */
export interface LenderTls {
  /** The only authorities that may vouch for the lender; absent: the public ones. */
  readonly ca?: string;
  /** What this host proves itself with. */
  readonly cert?: string;
  readonly key?: string;
}
