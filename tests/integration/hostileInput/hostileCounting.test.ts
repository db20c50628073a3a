import fc, { type Arbitrary } from 'fast-check';
import { CountRecorder } from '../../../src/host/calls/counting/countRecorder';
import type { TemplateCountRow } from '../../../src/host/store/tables/operationTables';
import { hostileDocument } from '../../support/hostileDocuments';
import { SettableSource } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
const now = Date.parse('2026-06-15T10:00:00Z');

interface Counting {
  readonly source: SettableSource;
  readonly recorder: CountRecorder;
  readonly rows: TemplateCountRow[];
  readonly warnings: string[];
}

function startCounting(): Counting {
  const source = new SettableSource();
  const rows: TemplateCountRow[] = [];
  const warnings: string[] = [];
  const writer = { write: async (written: readonly TemplateCountRow[]) => void rows.push(...written) };
  const warn = (_fields: object, words = '') => void warnings.push(words);
  const log = { warn, error: warn };
  // What a logger takes is wider than what the recorder tells it.
  const recorder = new CountRecorder({
    writer,
    source,
    clock: () => now,
    log: log as ConstructorParameters<typeof CountRecorder>[0]['log'],
  });
  return { source, recorder, rows, warnings };
}

const visit = (variant: string) =>
  ({
    kind: 'visit',
    templateId: 'evil',
    variant,
    utmTag: '',
    audience: { language: 'es', client_type: 'android' },
    address: '203.0.113.7',
  }) as const;

/** What turns to text by a function that it names itself, or by none. */
const oddName: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    { toString: 1, valueOf: 1 },
    { toString: null },
    [{ toString: 1 }],
    null,
    1e308,
    true,
    '',
    'e1',
    'a\u0000',
    '\ud800',
    'a,b',
    'a\nb',
    'x'.repeat(90),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
const oddVariant = fc.oneof(
  fc.record({ experiment: oddName, group: oddName, weight: oddName }),
  fc.jsonValue({ maxDepth: 2 }),
);
const oddBlock = oddVariant.chain((variant) =>
  fc.constantFrom<unknown>(
    { variant },
    { variant, props: { columns: [[{ variant }], variant] } },
    { variant: { experiment: 'e1', group: 'a', weight: 1 }, props: variant },
  ),
);
const withOddVariants = fc
  .array(oddBlock, { minLength: 1, maxLength: 4 })
  .map((blocks) => JSON.stringify({ schemaVersion: 1, id: 'evil', kind: 'channel', locale: 'es', blocks }));

/** Columns in columns, far deeper than any recursion goes. */
const abyss = `{"blocks":${'[{"props":{"columns":['.repeat(20_000)}[{"variant":{"experiment":"e1","group":"a"}}]${']}}]'.repeat(20_000)}}`;

const document = fc.oneof(
  { arbitrary: withOddVariants, weight: 6 },
  { arbitrary: hostileDocument, weight: 4 },
  { arbitrary: fc.constant(abyss), weight: 1 },
);
const saidGroups = fc.oneof(
  fc.constantFrom(
    'e1:a',
    '[object Object]:a',
    'a\u0000:a\u0000',
    '\ud800:\ud800',
    'a\nb:a\nb',
    `e1:${'x'.repeat(90)}`,
    ',',
    ':',
  ),
  fc.string(),
);

test('whatever is published, every visit to it is counted, under names alone that a database takes', async () => {
  await fc.assert(
    fc.asyncProperty(document, fc.array(saidGroups, { minLength: 1, maxLength: 3 }), async (text, said) => {
      const { source, recorder, rows, warnings } = startCounting();
      source.publish('evil', text);
      recorder.recordEvent(visit(said.join(',')));
      recorder.recordEvent(visit('e1:a'));
      await recorder.stop(5_000);
      expect(warnings).toEqual([]);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(2);
      for (const { variant } of rows)
        expect(variant).toMatch(/^(?:[A-Za-z0-9_-]{1,64}:[A-Za-z0-9_-]{1,64}(?:,(?=.)|$))*$/);
    }),
    { numRuns: 300, endOnFailure: true },
  );
}, 60_000);

test('a visit by an address reaches the counts of a hostile template, and the host goes on', async () => {
  const { source, recorder, rows } = startCounting();
  const block = {
    id: 'a',
    type: 'hero',
    props: {},
    variant: { experiment: { toString: 1, valueOf: 1 }, group: 'a', weight: 50 },
  };
  source.publish(
    'evil',
    JSON.stringify({ schemaVersion: 1, id: 'evil', kind: 'channel', locale: 'es', blocks: [block] }),
  );
  const address = '/api/v2/youmi/promotion/track-visit';
  const registerCalls = async (calls: { get(path: string, handle: () => Promise<object>): unknown }) =>
    void calls.get(address, async () => ({ code: 0 }));
  const { app } = await createTestApp({ folder: temporaryFolder(), source, counts: recorder, registerCalls });
  expect((await app.inject(`${address}?page_id=evil&variant=e1:a`)).statusCode).toBe(200);
  await app.close();
  expect(rows).toMatchObject([{ template_id: 'evil', kind: 'visit', variant: '', count: 1 }]);
});

test('what can not be counted is said in the log, and ends nothing', async () => {
  const { source, recorder, rows, warnings } = startCounting();
  source.find = () => Promise.reject(new Error('no source does this'));
  recorder.recordEvent(visit('e1:a'));
  recorder.recordVital({ ...visit(''), revision: '1', name: 'LCP', value: 900 });
  await recorder.stop(5_000);
  expect([rows, warnings.length]).toEqual([[], 2]);
});
