import fc, { type Arbitrary } from 'fast-check';
import { anyText } from './anyText';

type Holder = Record<string, unknown> | unknown[];

/** Keys that programs trip over; `__proto__` is an own key here, as `JSON.parse` makes it. */
const treacherousKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'toJSON',
  '$$typeof',
  'dangerouslySetInnerHTML',
  '',
];

const polluting = JSON.parse(
  '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"toString":1,"hasOwnProperty":0}',
) as unknown;

/** Lists and objects inside one another, `depth` of them. */
export function nested(depth: number, kind: 'list' | 'object'): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = kind === 'list' ? [value] : { a: value };
  return value;
}

const oddValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    0.5,
    1e308,
    -1e308,
    2 ** 53 + 2,
    5e-324,
    '',
    ' ',
    '0',
    'null',
    '\u0000',
    '\u2028\u2029',
    '\ufeff',
    '\ud800',
    'a\udc00b',
    '🏳️‍🌈'.repeat(40),
    'x'.repeat(6_000),
    '</script><script>canary()</script>',
    '"><img src=x onerror=canary()>',
    '{{constructor}}',
    '${7*7}',
    '{brand}',
    '%s%n',
    'javascript:canary()',
    'data:text/html,x',
    '//other.example',
    '\\\\other.example',
    'https://a:b@other.example',
    'http://',
    'https://[',
    '2026-13-45T99:99:99Z',
    '9999999999999-01-01',
    '#zzzzzz',
    'rgb(0,0,0)',
    '#fff;}*{',
    [],
    {},
    [[]],
    [null],
    { en: null },
    { en: 'a', es: 1 },
    polluting,
  ),
  fc
    .constantFrom('list' as const, 'object' as const)
    .chain((kind) => fc.integer({ min: 2, max: 140 }).map((depth) => nested(depth, kind))),
  fc.integer({ min: 20, max: 400 }).map((length) => Array.from({ length }, (_, position) => position)),
  anyText({ maxLength: 12 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

export interface Mutation {
  /** Which value is changed: at each level the child at this place, counted round and round. */
  readonly path: readonly number[];
  readonly kind: 'replace' | 'add' | 'remove' | 'repeat' | 'swap';
  readonly key: string;
  readonly value: unknown;
}

export const arbitraryMutation: Arbitrary<Mutation> = fc.record({
  path: fc.array(fc.nat(40), { minLength: 1, maxLength: 7 }),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'add', 'remove', 'repeat', 'swap'),
  key: fc.oneof(
    fc.constantFrom(...treacherousKeys),
    fc.constantFrom(
      'id',
      'type',
      'props',
      'blocks',
      'visibleWhen',
      'variant',
      'action',
      'href',
      'src',
      'html',
      'items',
    ),
  ),
  value: oddValue,
});

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function put(holder: Holder, key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function remove(holder: Holder, key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

function change(holder: Holder, key: string, { kind, key: newKey, value }: Mutation): void {
  const keys = Object.keys(holder);
  const old = (holder as Record<string, unknown>)[key];
  if (kind === 'replace') put(holder, key, value);
  else if (kind === 'remove') remove(holder, key);
  else if (kind === 'add') put(holder, Array.isArray(holder) ? holder.length : newKey, value);
  else if (kind === 'repeat') put(holder, Array.isArray(holder) ? holder.length : `${key}2`, old);
  else
    put(holder, key, (holder as Record<string, unknown>)[keys[(keys.indexOf(key) + 1) % keys.length] ?? key]);
}

/** A copy of a JSON value, changed at one place. */
export function mutate(root: unknown, mutation: Mutation): unknown {
  const copy = JSON.parse(JSON.stringify(root)) as unknown;
  let holder = copy;
  const last = mutation.path.length - 1;
  for (const [level, step] of mutation.path.entries()) {
    if (!isHolder(holder)) break;
    const keys = Object.keys(holder);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) {
      if (mutation.kind === 'add') put(holder, Array.isArray(holder) ? 0 : mutation.key, mutation.value);
      break;
    }
    const child = (holder as Record<string, unknown>)[key];
    if (level === last || !isHolder(child)) {
      change(holder, key, mutation);
      break;
    }
    holder = child;
  }
  return copy;
}

const pieces = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '\\u',
  '\\ud800',
  '1e999',
  '-',
  '0x1',
  'NaN',
  'undefined',
  '//',
  '\u0000',
  '\ufeff',
  "'",
  '"__proto__":{"polluted":1},',
  '\ud83d',
];

/** A text that was JSON: cut, doubled, or with a piece where none belongs. */
export const breakText = (
  text: string,
  kind: 'cut' | 'put' | 'over' | 'twice',
  place: number,
  piece: number,
): string => {
  const at = text.length === 0 ? 0 : place % text.length;
  const found = pieces[piece % pieces.length] ?? '';
  switch (kind) {
    case 'cut':
      return text.slice(0, at);
    case 'put':
      return text.slice(0, at) + found + text.slice(at);
    case 'over':
      return text.slice(0, at) + found + text.slice(at + 1);
    case 'twice':
      return text.slice(0, at) + text;
  }
};
