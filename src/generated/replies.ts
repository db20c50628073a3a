/* Made from schemas/ by `npm run generate`. Do not edit. */

/**
 * What every reply comes in (contract §5). Its names are never renamed.
 */
export interface Envelope {
  code?: number | string;
  success?: boolean | null;
  message?: string | null;
  data?: unknown;
}
/**
 * Data of get-sid (contract §5).
 */
export interface GetSidReply {
  sid?: string | null;
}
