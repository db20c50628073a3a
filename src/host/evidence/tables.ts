/** The text behind a hash of the evidence; stays as long as evidence speaks of it. */
interface AgreementTextRow {
  /** Hex, of the text's UTF-8 bytes. */
  sha256: string;
  /** A template's exact JSON, without blocks that were turned off, or the terms of the build's own contract page. */
  text: string;
  /** Epoch milliseconds. */
  first_shown_at: number;
}

/** What somebody who registered or took a loan had been shown, as their page told it. */
export interface AgreementEvidenceRow {
  /** Hex SHA-256 of the request, or random where it has no Idempotency-Key. */
  id: string;
  /** `register` or `loan-detail-push`. */
  call: string;
  /** Which privacy key made `person`. */
  key_id: string;
  /** Keyed hash of the telephone; of the session where a loan was taken. */
  person: string;
  /** Of the loan, where the lender's reply named it. */
  order_no: string | null;
  /** Template of the promotion page; empty for loans. */
  page_id: string;
  page_revision: string;
  page_sha256: string | null;
  /** Template of the agreement; of a loan `loan-agreement`, or the address of a contract elsewhere; empty: the page linked none. */
  agreement_id: string;
  agreement_revision: string;
  agreement_sha256: string | null;
  /** In which language it showed. */
  language: string;
  /** JSON of amount, periods, unit and product of a loan; `{}` for registrations. */
  offer: string;
  /** `open` until the reply came, then `accepted`, or `unknown` where it was lost. Refused calls leave no row. */
  outcome: string;
  /** When the call arrived, with the page still open. Epoch milliseconds. */
  shown_at: number;
}

export interface EvidenceTables {
  agreement_texts: AgreementTextRow;
  agreement_evidence: AgreementEvidenceRow;
}
