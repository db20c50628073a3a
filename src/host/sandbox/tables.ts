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
  /** Hex SHA-256 of call and payload, and of the borrower where it is one's own call. */
  fingerprint: string;
  /** Hex SHA-256 of call and payload; null: an earlier version wrote it. */
  payload_hash: string | null;
  /** JSON of the reply, in readable names. */
  reply: string;
  expires_at: number;
}

/** Visits and clicks as earlier versions counted them; nothing writes it any more. Holds nothing about a person. */
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

/** Somebody with loans: whoever comes with a session, and one for all who come without. Its row is also the lock. */
interface SandboxBorrowerRow {
  /** `demo`, or the hex SHA-256 of a session. */
  borrower: string;
  /** Stars given to the app. */
  score: number | null;
  created_at: number;
  /** Then the borrower starts anew. */
  expires_at: number;
}

/** What changes about an order; what never does stands with the samples and the products. */
interface SandboxOrderRow {
  borrower: string;
  order_no: string;
  product_id: string;
  /** Spec §4; what an order that was taken on here has come to since is worked out from `taken_at`. */
  status: number;
  /** Minor units, as every amount here. */
  principal: number;
  coupon: number;
  paid: number;
  extended_days: number;
  created_at: number;
  due_at: number;
  /** When the borrower took it on here; null: it was there from the start. */
  taken_at: number | null;
}

/** A payment that is under way, or was done by a card. */
interface SandboxPaymentRow {
  record_id: string;
  borrower: string;
  order_no: string;
  /** `repay` or `extend`. */
  kind: string;
  /** `card`, `shop` or `provider`. */
  way: string;
  amount: number;
  /** Waits for this code; null: needs none. */
  sms_code: string | null;
  sms_code_expires_at: number | null;
  /** When a payment made elsewhere arrives. */
  settles_at: number | null;
  done_at: number | null;
}

interface SandboxComplaintRow {
  id: string;
  borrower: string;
  order_no: string;
  type: string;
  son_type: string;
  content: string;
  /** Addresses, comma-joined. */
  images: string;
  created_at: number;
  /** When the service has answered. */
  answered_at: number;
  score: number | null;
}

/** A picture that goes with a complaint. */
interface SandboxUploadRow {
  name: string;
  borrower: string;
  content: Buffer;
  created_at: number;
}

/** A request that failed because a tester wants the first try to fail. */
interface SandboxStumbleRow {
  /** Hex SHA-256 of call and payload. */
  name: string;
  expires_at: number;
}

/** Tables of the sandbox. */
export interface SandboxTables {
  sandbox_sessions: SandboxSessionRow;
  sandbox_phones: SandboxPhoneRow;
  sandbox_sms: SandboxSmsRow;
  sandbox_registrations: SandboxRegistrationRow;
  sandbox_replies: SandboxReplyRow;
  sandbox_event_counts: SandboxEventCountRow;
  sandbox_borrowers: SandboxBorrowerRow;
  sandbox_orders: SandboxOrderRow;
  sandbox_payments: SandboxPaymentRow;
  sandbox_complaints: SandboxComplaintRow;
  sandbox_uploads: SandboxUploadRow;
  sandbox_stumbles: SandboxStumbleRow;
}
