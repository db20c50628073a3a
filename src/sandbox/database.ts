import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect, type Selectable } from 'kysely';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

/** The sandbox's own file. Times are epoch milliseconds, amounts minor units. */
const schema = `
  -- Visits that asked for a captcha: the answer of the picture that shows now, and the one that get-sms accepted last.
  create table if not exists sessions (
    sid text primary key, captcha_answer text, accepted_captcha text, expires_at integer not null);
  -- Digits that were spoken in the place of the picture that shows now.
  create table if not exists spoken_captchas (
    sid text primary key references sessions on delete cascade, answer text not null);
  create table if not exists phones (
    phone text primary key, sms_code text, sms_code_expires_at integer, expires_at integer not null);
  -- Codes that were sent, kept as long as they count against the limit.
  create table if not exists sms (phone text not null, expires_at integer not null);
  create index if not exists sms_by_phone on sms (phone, expires_at);
  -- The key is what makes a second registration impossible.
  create table if not exists registrations (
    phone text primary key, details text not null, expires_at integer not null);
  -- Replies to calls that act, under their Idempotency-Key.
  create table if not exists replies (
    idempotency_key text primary key, fingerprint text not null, payload_hash text not null, reply text not null,
    expires_at integer not null);
  create table if not exists borrowers (borrower text primary key, score integer, expires_at integer not null);
  create table if not exists orders (
    borrower text not null references borrowers on delete cascade, order_no text not null, product_id text not null,
    status integer not null, principal integer not null, coupon integer not null, paid integer not null,
    extended_days integer not null, created_at integer not null, due_at integer not null, taken_at integer,
    primary key (borrower, order_no));
  create table if not exists payments (
    record_id text primary key, borrower text not null references borrowers on delete cascade, order_no text not null,
    kind text not null, way text not null, amount integer not null, sms_code text, sms_code_expires_at integer,
    settles_at integer, done_at integer);
  create index if not exists payments_by_borrower on payments (borrower, settles_at);
  create table if not exists complaints (
    borrower text not null references borrowers on delete cascade, id text not null, order_no text not null,
    type text not null, son_type text not null, content text not null, images text not null,
    created_at integer not null, answered_at integer not null, score integer, primary key (borrower, id));
  create table if not exists uploads (
    name text primary key, borrower text not null references borrowers on delete cascade, content blob not null);
  create index if not exists uploads_by_borrower on uploads (borrower)`;

interface Order {
  borrower: string;
  order_no: string;
  product_id: string;
  /** What an order that was taken on here has come to since is worked out from `taken_at`. */
  status: number;
  principal: number;
  coupon: number;
  paid: number;
  extended_days: number;
  created_at: number;
  due_at: number;
  /** When the borrower took it on here; null: it was there from the start. */
  taken_at: number | null;
}

interface Payment {
  record_id: string;
  borrower: string;
  order_no: string;
  kind: 'repay' | 'extend';
  way: 'card' | 'shop' | 'provider';
  amount: number;
  /** Waits for this code; null: needs none. */
  sms_code: string | null;
  sms_code_expires_at: number | null;
  /** When a payment made elsewhere arrives. */
  settles_at: number | null;
  done_at: number | null;
}

interface Complaint {
  id: string;
  borrower: string;
  order_no: string;
  type: string;
  son_type: string;
  content: string;
  /** Addresses, comma-joined. */
  images: string;
  created_at: number;
  answered_at: number;
  score: number | null;
}

export type OrderRow = Selectable<Order>;
export type PaymentRow = Selectable<Payment>;
export type ComplaintRow = Selectable<Complaint>;

interface Tables {
  sessions: {
    sid: string;
    captcha_answer: string | null;
    accepted_captcha: string | null;
    expires_at: number;
  };
  spoken_captchas: { sid: string; answer: string };
  phones: { phone: string; sms_code: string | null; sms_code_expires_at: number | null; expires_at: number };
  sms: { phone: string; expires_at: number };
  /** `details`: JSON of what came with the registration, without captcha, SMS code and session. */
  registrations: { phone: string; details: string; expires_at: number };
  /** `fingerprint`: of call, payload and borrower; `payload_hash`: without the borrower; `reply`: JSON in readable names. */
  replies: {
    idempotency_key: string;
    fingerprint: string;
    payload_hash: string;
    reply: string;
    expires_at: number;
  };
  /** `borrower`: `demo`, or the hex SHA-256 of a session; `score`: stars given to the app. */
  borrowers: { borrower: string; score: number | null; expires_at: number };
  orders: Order;
  payments: Payment;
  complaints: Complaint;
  uploads: { name: string; borrower: string; content: Buffer };
}

export interface Account {
  readonly borrower: string;
  readonly now: number;
}

/** The database, or a transaction in it: its one connection does one after the other. */
export type Store = Kysely<Tables>;

/** Opens the file of a folder, and makes both where they are missing; only their owner may read them. */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'sandbox.sqlite');
  closeSync(openSync(file, 'a', 0o600));
  const database = new SqliteDatabase(file);
  database.pragma('journal_mode = WAL');
  database.pragma('journal_size_limit = 16777216');
  database.pragma('synchronous = NORMAL');
  database.pragma('foreign_keys = ON');
  database.exec(schema);
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

/** With a borrower go its orders, payments, complaints and pictures. */
const expiring = ['sessions', 'phones', 'sms', 'registrations', 'replies', 'borrowers'] as const;
const restMs = 60_000;

/**
 * Deletes what is over, at most once a minute and when somebody comes. Calls never rely on it, they look at
 * the time themselves; it only keeps the tables small.
 */
export function createExpiry(store: Store): (now: number) => Promise<void> {
  let next = 0;
  return async (now) => {
    if (now < next) return;
    next = now + restMs;
    for (const table of expiring) await store.deleteFrom(table).where('expires_at', '<=', now).execute();
  };
}
