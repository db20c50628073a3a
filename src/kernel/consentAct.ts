import type { Brand } from '../generated/brand';

/** Whether the box of a loan's agreement stands ticked at first (`preset`), or is left to the borrower (`asked`). */
export type Consent = Brand['consent'];

/** A market can demand that a borrower is asked; a brand can ask on its own. */
export const consentOf = (ofBrand: Consent, ofMarket: Consent | undefined): Consent =>
  ofMarket === 'asked' ? ofMarket : ofBrand;

/**
 * How a borrower agreed to a loan, as the page tells the host: the box stood ticked (`preset`), a tap ticked it (`tapped`), or
 * there was none (`none`).
 */
export type ConsentAct =
  | { readonly kind: 'preset' | 'none' }
  | {
      readonly kind: 'tapped';
      /** Epoch milliseconds, by the phone's clock. */
      readonly at: number;
      /** Of the offer whose box it was. */
      readonly productId: string;
    };

export const writeConsentAct = (act: ConsentAct): string =>
  act.kind === 'tapped' ? `tapped ${act.at} ${act.productId}` : act.kind;

/** Undefined: the text says nothing of the kind. */
export function readConsentAct(text: string): ConsentAct | undefined {
  if (text === 'preset' || text === 'none') return { kind: text };
  const [, at, productId] = /^tapped (\d{1,15}) (.*)$/s.exec(text) ?? [];
  return at === undefined || productId === undefined
    ? undefined
    : { kind: 'tapped', at: Number(at), productId };
}
