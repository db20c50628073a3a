import { isRecord } from '../../src/kernel/record';

/** How a back end, or the way to it, fails on request (docs/lenders-and-apps/sandbox.md). */
export interface Fault {
  /** Said instead of doing the call: an HTTP status and a code. `cut`: the connection is cut instead. */
  readonly instead?: 'cut' | { readonly status: number; readonly code: number | string };
  /** Only the first time in a minute. */
  readonly isOnce?: boolean;
  /** The call is done, and its reply is cut in the middle, or is HTML. */
  readonly reply?: 'lost' | 'garbled';
  /** The call is done, and its reply comes so much later. */
  readonly delayMs?: number;
  /** The call is done, and its reply has other data. */
  readonly distort?: (data: unknown) => unknown;
}

const said = (status: number, code: number | string = status): Fault => ({ instead: { status, code } });

const foreignAddress = 'https://elsewhere.example/';
const addressNames = ['h5Url', 'lendDetailsUrl', 'url', 'isNewContract'];

function eachLeaf(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => eachLeaf(item, change));
  if (!isRecord(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, eachLeaf(child, change)]));
}

const eachField = (data: unknown, change: (name: string, value: unknown) => unknown): unknown =>
  isRecord(data)
    ? Object.fromEntries(Object.entries(data).map(([name, value]) => [name, change(name, value)]))
    : data;

const ofTransport: Readonly<Record<string, Fault>> = {
  '000': { instead: 'cut' },
  '500': said(500),
  '900': said(200, 900),
  '099': { reply: 'lost' },
  '088': { reply: 'garbled' },
  '005': { delayMs: 5_000 },
  '065': { delayMs: 65_000 },
};

const byMark: Readonly<Record<string, Fault>> = {
  ...ofTransport,
  once: { ...said(500), isOnce: true },
  '401': said(401),
  code401: said(200, 401),
  '800005': said(200, '800005'),
  '800006': said(200, '800006'),
  none: { distort: () => null },
  nulls: { distort: (data) => eachField(data, () => null) },
  types: { distort: (data) => eachLeaf(data, (leaf) => [{ wrong: leaf }]) },
  elsewhere: {
    distort: (data) =>
      eachField(data, (name, value) => (addressNames.includes(name) ? foreignAddress : value)),
  },
};

/** Telephones name a call by a digit. */
const callDigits: Readonly<Record<string, string>> = { '1': 'get-sms', '2': 'register' };
const byPhone: Readonly<Record<string, Fault>> = {
  ...ofTransport,
  '011': said(200, 11),
  '012': said(200, 12),
};
/** Register has a code of its own for a wrong captcha. */
const captchaCodes: Readonly<Record<string, number>> = { 'get-sms': 101, register: -1 };

/** `<id>~<call>~<behaviour>`, in any id of a request. */
const mark = /~([a-z-]+)~([a-z\d]+)$/;
/** Ends in 99, the call's digit and the behaviour's three: long enough not to be met by chance. */
const phoneEnding = /^\d*99([12])(\d{3})$/;

function ofText(call: string, text: string): Fault | undefined {
  const [, marked, behaviour = ''] = mark.exec(text) ?? [];
  if (marked === call && Object.hasOwn(byMark, behaviour)) return byMark[behaviour];
  const [, digit = '', ending = ''] = phoneEnding.exec(text) ?? [];
  if (callDigits[digit] !== call) return undefined;
  return ending === '101' ? said(200, captchaCodes[call]) : byPhone[ending];
}

/** What the values of a request ask of its call. */
export const faultOf = (call: string, values: readonly unknown[]): Fault | undefined =>
  values.flatMap((value) => (typeof value === 'string' ? (ofText(call, value) ?? []) : []))[0];

/** The request as it is without marks. */
export const withoutMarks = (text: string): string => text.replace(/~[a-z-]+~[a-z\d]+/g, '');
