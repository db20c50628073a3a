import fc, { type Arbitrary } from 'fast-check';
import { locales } from '../../src/kernel/locale';
import { limits } from '../../src/template/limits';
import { blockDocuments } from './blockDocuments';
import { arbitraryTemplate } from './arbitraryTemplate';
import { arbitraryMutation, breakText, mutate, nested } from './hostileJson';
import { filesUnder, readJson } from './shippedTemplates';

/** Templates that people wrote: those that the repository ships, and the samples of each kind. */
const written: readonly unknown[] = [
  ...[...filesUnder('templates', '.json'), ...filesUnder('tests/fixtures/templates', '.json')].map(readJson),
  ...blockDocuments,
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Blocks that are right, whatever stands around them. */
const markerOf = (position: number) => ({
  id: `marker-${position}`,
  type: 'richText',
  props: { html: `<p>right ${position}</p>` },
});
const markers = [markerOf(0), markerOf(1), markerOf(2)];

/** Ids of the markers that still stand in a document as they were put there: text that was broken may have hit one. */
export function markersIn(document: unknown): readonly string[] {
  const blocks = isRecord(document) && Array.isArray(document.blocks) ? (document.blocks as unknown[]) : [];
  const texts = new Set(blocks.map((block) => JSON.stringify(block)));
  return markers.filter((marker) => texts.has(JSON.stringify(marker))).map(({ id }) => id);
}

/** The document with the three markers as its first, some, and last block; others than documents stay as they are. */
function withMarkers(document: unknown): unknown {
  if (!isRecord(document) || !Array.isArray(document.blocks)) return document;
  const blocks = document.blocks as unknown[];
  const half = Math.floor(blocks.length / 2);
  document.blocks = [markers[0], ...blocks.slice(0, half), markers[1], ...blocks.slice(half), markers[2]];
  return document;
}

const mutated = (base: Arbitrary<unknown>): Arbitrary<string> =>
  fc
    .tuple(base, fc.array(arbitraryMutation, { minLength: 1, maxLength: 4 }))
    .map(([document, mutations]) => JSON.stringify(withMarkers(mutations.reduce(mutate, document))));

const plain = (blocks: unknown) => ({ schemaVersion: 1, id: 'edge', kind: 'channel', locale: 'es', blocks });

/** Columns in columns, `depth` of them. */
function nestedColumns(depth: number): unknown {
  let block: unknown = { id: 'deepest', type: 'richText', props: { html: '<p>deepest</p>' } };
  for (let level = 0; level < depth; level += 1)
    block = { id: `c${level}`, type: 'columns', props: { columns: [[block]] } };
  return block;
}

function nestedConditions(depth: number): unknown {
  let condition: unknown = { field: 'registered', op: 'eq', value: false };
  for (let level = 0; level < depth; level += 1)
    condition = level % 2 === 0 ? { not: condition } : { all: [condition] };
  return condition;
}

/** JSON text of lists or objects, deeper than any recursion goes. */
const abyss = (depth: number, kind: 'list' | 'object'): string =>
  kind === 'list' ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

/** Documents at, just above and far above what the contract allows. */
const edge: Arbitrary<string> = fc.oneof(
  fc.integer({ min: 0, max: 40 }).map((depth) => JSON.stringify(withMarkers(plain([nestedColumns(depth)])))),
  fc
    .integer({ min: 0, max: 60 })
    .map((depth) =>
      JSON.stringify(withMarkers(plain([{ ...markerOf(9), visibleWhen: nestedConditions(depth) }]))),
    ),
  fc
    .tuple(fc.integer({ min: 90, max: 20_000 }), fc.constantFrom('list' as const, 'object' as const))
    .map(
      ([depth, kind]) =>
        `{"schemaVersion":1,"id":"edge","kind":"channel","locale":"es","blocks":[],"extra":${abyss(depth, kind)}}`,
    ),
  fc
    .constantFrom('list' as const, 'object' as const)
    .map((kind) => JSON.stringify(withMarkers(plain([{ id: 'a', type: 'hero', props: nested(80, kind) }])))),
);

const withHtml = (html: string): string =>
  JSON.stringify(withMarkers(plain([{ id: 'a', type: 'richText', props: { html } }])));
const tagSoups = [
  '<b>',
  '<div>',
  '<ul><li>',
  '<table><tr><td>',
  '<p><b>x</p>',
  '<p><a id=1>x</p>',
  '<svg><g>',
  '<math><mi>',
  '<b><div></b>',
  '<font>',
  '</p>',
  '<script></script>',
  '<noscript><i>',
  '<!--',
  '<a ',
  '<select><option>',
  '<span><p></span>',
  '<tr><li></tr><dd>',
  '<template>',
  '<p>x</p>',
];

/** HTML whose tags nest or multiply. */
const soupOf = (times: Arbitrary<number>): Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...tagSoups), times).map(([piece, count]) => withHtml(piece.repeat(count)));

/** Each of these ended the host, or held it for minutes, before the size of HTML was measured. */
export const deepestHtml: readonly string[] = ['<b>', '<ul><li>', '<div>', '<p><b>x</p>', '<svg><g>'].map(
  (piece) => withHtml(piece.repeat(12_000)),
);

/** Rare, since each is a megabyte or a page of thousands of blocks. */
const huge: Arbitrary<string> = fc.oneof(
  fc
    .constantFrom(limits.blocks - 4, limits.blocks - 3, limits.blocks - 2, limits.blocks + 1, 20_000)
    .map((count) =>
      JSON.stringify(
        withMarkers(
          plain(
            Array.from({ length: count }, (_, position) => ({
              id: `b${position}`,
              type: 'spacer',
              props: { size: 4 },
            })),
          ),
        ),
      ),
    ),
  soupOf(fc.constantFrom(3_000, 40_000)),
  fc
    .constantFrom(-200, 1, 100_000)
    .map((beyond) => withHtml(`<p>${'x'.repeat(limits.documentBytes + beyond)}</p>`)),
);

const anyText: Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...written), weight: 2 },
  { arbitrary: arbitraryTemplate, weight: 1 },
);
const sound = anyText.map((document) => JSON.stringify(withMarkers(JSON.parse(JSON.stringify(document)))));
const broken = fc
  .tuple(sound, fc.constantFrom('cut', 'put', 'over', 'twice'), fc.nat(), fc.nat())
  .map(([text, kind, place, piece]) => breakText(text, kind, place, piece));

/**
 * As a text arrives: the host and the terminal read bytes as UTF-8, in which no half of a surrogate pair can stand. One
 * that a generator or a cut left bare in the text is the replacement character by then; an escaped one stays.
 */
const arrived = (text: string): string => Buffer.from(text).toString();

/** Texts that somebody might publish as a template: right, mutated, broken, too deep, too large. */
export const hostileDocument: Arbitrary<string> = fc
  .oneof(
    { arbitrary: mutated(anyText), weight: 700 },
    { arbitrary: sound, weight: 60 },
    { arbitrary: broken, weight: 150 },
    { arbitrary: edge, weight: 60 },
    { arbitrary: fc.json({ maxDepth: 6 }), weight: 30 },
    { arbitrary: soupOf(fc.integer({ min: 50, max: 400 })), weight: 20 },
    { arbitrary: huge, weight: 1 },
  )
  .map(arrived);

/** Whether contract §8 makes a template of a parsed text: its own words, not the code's. */
export function isTemplate(document: unknown): boolean {
  if (!isRecord(document)) return false;
  const { schemaVersion, id, kind, locale, blocks } = document;
  const own = (name: string) => Object.hasOwn(document, name);
  return (
    ['schemaVersion', 'id', 'kind', 'locale', 'blocks'].every(own) &&
    Number.isInteger(schemaVersion) &&
    Number(schemaVersion) >= 1 &&
    typeof id === 'string' &&
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(id) &&
    ['landing', 'download', 'agreement', 'channel'].includes(kind as string) &&
    locales.some((code) => code === locale) &&
    Array.isArray(blocks) &&
    blocks.length <= limits.blocks
  );
}

/** How deep a parsed text nests; counted without recursion. */
export function depthOf(document: unknown): number {
  const holdersOf = (values: readonly unknown[]) =>
    values.filter((value) => typeof value === 'object' && value !== null);
  let depth = 0;
  for (let level = holdersOf([document]); level.length > 0; depth += 1)
    level = holdersOf(level.flatMap((holder) => Object.values(holder as Record<string, unknown>)));
  return depth;
}

const prototypes = [
  Object.prototype,
  Array.prototype,
  Function.prototype,
  String.prototype,
  Number.prototype,
  Map.prototype,
  Promise.prototype,
];
const stateOf = (prototype: object): readonly unknown[] =>
  Reflect.ownKeys(prototype).flatMap((key) => {
    const { value, get, set, enumerable } = Reflect.getOwnPropertyDescriptor(prototype, key) ?? {};
    return [key, value as unknown, get, set, enumerable];
  });

/** Remembers every built-in prototype; the function it gives says whether one has changed since. */
export function watchPrototypes(): () => boolean {
  const before = prototypes.map(stateOf);
  return () =>
    prototypes.some((prototype, position) => {
      const now = stateOf(prototype);
      const then = before[position] ?? [];
      return now.length !== then.length || now.some((each, place) => !Object.is(each, then[place]));
    });
}
