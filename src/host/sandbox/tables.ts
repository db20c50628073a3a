/** A visit that asked for a captcha (get-sid). */
interface SandboxSessionRow {
  sid: string;
  /** Answer of the picture that shows now; null before the first one and once used. */
  captcha_answer: string | null;
  /** Answer that get-sms accepted last; register may repeat it. */
  accepted_captcha: string | null;
  /** Epoch milliseconds, as every time here. */
  expires_at: number;
}

/** What is under way for a telephone; its row is also the lock that puts calls for one telephone in line. */
interface SandboxPhoneRow {
  phone: string;
  sms_code: string | null;
  sms_code_expires_at: number | null;
  expires_at: number;
}

/** One SMS code that was sent, kept as long as it counts against the limit. */
interface SandboxSmsRow {
  phone: string;
  expires_at: number;
}

/** A telephone that registered. The key is what makes a second registration impossible. */
interface SandboxRegistrationRow {
  phone: string;
  /** JSON of what came with the registration, without captcha, SMS code and session. */
  details: string;
  registered_at: number;
}

/** A reply to a call that acts, kept under its Idempotency-Key. */
interface SandboxReplyRow {
  idempotency_key: string;
  /** Hex SHA-256 of call and payload. */
  fingerprint: string;
  /** JSON of the reply, in readable names. */
  reply: string;
  expires_at: number;
}

/** Visits and clicks of promotion pages, counted. Holds nothing about a person. */
interface SandboxEventCountRow {
  page_id: string;
  /** UTC, as 2026-01-31. */
  day: string;
  event: string;
  /** Experiment groups such as e1:a; empty without experiments. */
  variant: string;
  utm_tag: string;
  count: number;
}

/** Tables of the sandbox. */
export interface SandboxTables {
  sandbox_sessions: SandboxSessionRow;
  sandbox_phones: SandboxPhoneRow;
  sandbox_sms: SandboxSmsRow;
  sandbox_registrations: SandboxRegistrationRow;
  sandbox_replies: SandboxReplyRow;
  sandbox_event_counts: SandboxEventCountRow;
}
