/** A call that acts and was forwarded, so that a repeat is not. */
export interface CallReplyRow {
  /** Hex SHA-256 of Idempotency-Key, call, borrower and body. */
  fingerprint: string;
  /** Hex SHA-256 of key and call where it moves money, else the fingerprint; null: a host of an earlier version wrote it. */
  operation: string | null;
  /** Hex SHA-256 of key and payload. */
  payload_hash: string | null;
  /** `underWay`; `unknown`: the reply was lost; `answered`. */
  state: string;
  /** Epoch milliseconds; a host that has not answered by then is gone. */
  lease_ends_at: number;
  /** HTTP status of the reply. */
  status: number | null;
  content_type: string | null;
  content_encoding: string | null;
  /** The reply's bytes, sealed. */
  body: string | null;
  /** Which privacy key sealed it and made the hashes. */
  key_id: string | null;
  /** Keyed hash of the telephone that the call names. */
  phone_hash: string | null;
  /** Keyed hash of the session that it came with. */
  session_hash: string | null;
  expires_at: number;
}

export interface ReplyTables {
  call_replies: CallReplyRow;
}

/** Whom a limit is about; its row is the lock that puts calls about one of them in line. */
interface CallLimitSubjectRow {
  /** The limit's name and a keyed hash. */
  subject: string;
  /** Epoch milliseconds, as every time here. */
  expires_at: number;
}

/** A call that counts against a limit, kept as long as it does. */
interface CallLimitEventRow {
  subject: string;
  /** Hex SHA-256 of the request where it has an Idempotency-Key: a repeat is no second call. */
  event: string;
  expires_at: number;
}

export interface LimitTables {
  call_limit_subjects: CallLimitSubjectRow;
  call_limit_events: CallLimitEventRow;
}

/** The text behind a hash of the evidence; stays as long as evidence speaks of it. */
interface AgreementTextRow {
  /** Hex, of the text's UTF-8 bytes. */
  sha256: string;
  /** A template's exact JSON, without blocks that were turned off, or the terms of the build's own contract page. */
  text: string;
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
  language: string;
  /** JSON of amount, periods, unit and product of a loan; `{}` for registrations. */
  offer: string;
  /**
   * `open`: what came of the call stands in `agreement_outcomes`. Versions before those wrote it here. Refused calls leave
   * no row.
   */
  outcome: string;
  /** When the call arrived, with the page still open. Epoch milliseconds. */
  shown_at: number;
  /** Agreement that the shown revision of the page links; null: nothing is known here of that revision, or it is a loan. */
  linked_agreement_id: string | null;
  /**
   * What the page said of itself beside what is known of it here: `matches`, `differs`, `unstated` (it said nothing) or
   * `unverified` (nothing is known of what it named).
   */
  statement: string | null;
  /**
   * How a loan was agreed to, as its page told it: `preset` (the box stood ticked), `tapped` or `none` (there was no box);
   * null: it told nothing, or it is a registration, where sending the form is the act.
   */
  act: string | null;
  /** When the box was tapped, by the phone's clock. */
  act_at: number | null;
  /** Hex SHA-256 of person and tap: one tap is for one loan. Null: not tapped, or the database heard of it too late to refuse. */
  act_hash: string | null;
  /**
   * Epoch milliseconds until which the market has it kept, by its rule of that day: so many years after the end of the loan's
   * term, or after the registration. Null: the market says nothing.
   */
  kept_until: number | null;
  /** Random, so that the hash of a deleted row says nothing of it. */
  salt: string | null;
}

/** What came of a call that was not refused; of several the last counts. */
interface AgreementOutcomeRow {
  position: number;
  evidence_id: string;
  /** `accepted`, or `unknown` where the reply was lost. */
  outcome: string;
  /** Of the loan, where the lender's reply named it. */
  order_no: string | null;
  at: number;
  salt: string;
}

/** A link of the chain: each holds the hash of the one before. None is ever changed or deleted. */
export interface EvidenceLinkRow {
  /** From 1, without a gap. */
  position: number;
  /**
   * `shown` and `outcome` stand for a row. The others say that the rows are gone: `withdrawn` (the call was refused),
   * `expired` (retention), `erased` (somebody asked for it).
   */
  kind: 'shown' | 'outcome' | 'withdrawn' | 'expired' | 'erased';
  evidence_id: string;
  /** Hex SHA-256 of the row; empty where it is gone. */
  content_sha256: string;
  at: number;
  /** Hex; of the first 64 zeros. */
  previous_hash: string;
  /** Hex SHA-256 of all of that. */
  hash: string;
}

export interface EvidenceTables {
  agreement_texts: AgreementTextRow;
  agreement_evidence: AgreementEvidenceRow;
  agreement_outcomes: AgreementOutcomeRow;
  evidence_links: EvidenceLinkRow;
}

/** Keys that the host made for itself, shared by all hosts of a database. */
interface HostSecretRow {
  name: string;
  /** Base64url. */
  secret: string;
  created_at: number;
}

export interface SecretTables {
  host_secrets: HostSecretRow;
}
