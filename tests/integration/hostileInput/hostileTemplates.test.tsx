import { shippedRules } from '../../../src/template/check/testing/shippedRules';
import fc from 'fast-check';
import { documentId } from '../../../src/host/store/documentIdentity';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { fetchTemplate } from '../../../src/host/delivery/templates/fetchTemplate';
import { LenderClient } from '../../../src/host/delivery/lender/lenderClient';
import { createLandingRenderer } from '../../../src/host/delivery/render/landingRenderer';
import { createHostSanitizer } from '../../../src/host/delivery/render/sanitizer';
import { checkTemplate } from '../../../src/template/check/checkTemplate';
import { weighTemplate } from '../../../src/template/check/weighPage';
import { limits } from '../../../src/template/limits';
import { preparePage } from '../../../src/template/preparePage';
import { places, provideDatabases } from '../../support/databases';
import {
  deepestHtml,
  depthOf,
  hostileDocument,
  isTemplate,
  markersIn,
  watchPrototypes,
} from '../../support/hostileDocuments';
import { demoBrand } from '../../support/hostParts';
import { startLender, type LenderServer } from '../../support/lenderServer';
import { casesRun, runs } from '../../support/soak';

const brand = demoBrand();
const origin = 'https://pages.example';
const clock = () => Date.parse('2026-11-21T12:00:00Z');
const renderer = createLandingRenderer({
  brand,
  origin,
  clock,
  assets: {
    scripts: [],
    code: [],
    style: '',
    preHydrationScript: '',
    guardedPageScript: '',
    statusPageScript: '',
  },
  onFaults: () => undefined,
});
const sanitizeHtml = createHostSanitizer({ ...brand, origin });
const context = {
  now: clock(),
  brand,
  marketRules: shippedRules,
  origin,
  isPublished: () => true,
  pictureBytes: () => 20_000,
};

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** What of a page that would be a hole: elements that run or load something, handlers, addresses that run. */
const dangerous =
  /<(?:iframe|object|embed|base|form [^>]*action|meta http-equiv|svg|math|link rel="stylesheet)|\son\w+=|(?:href|src)="\s*(?:javascript|data|vbscript):/i;

/** The page's own HTML, without what frames it. */
const rootOf = (html: string): string =>
  html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));

/** The host draws it, or sends its shell. */
function drawn(text: string): string | undefined {
  return renderer.render({ id: 'any', revision: '1', document: text, sha256: '' }, undefined)?.html;
}

const outcomes = { drawn: 0, noTemplate: 0, broken: 0, refusedByChecks: 0 };

function expectChecksSpeak(text: string, isFit: boolean): void {
  const errors = checkTemplate(text, context).filter(({ severity }) => severity === 'error');
  weighTemplate(text, context);
  if (errors.length > 0) outcomes.refusedByChecks += 1;
  if (!isFit) expect(errors.length).toBeGreaterThan(0);
  if (Buffer.byteLength(text) > limits.documentBytes)
    expect(errors.map(({ rule }) => rule)).toEqual(['documentTooLarge']);
  // What the checks let through is a document that the store takes.
  if (errors.length === 0) expect(documentId(text)).toBeDefined();
}

function expectDrawn(text: string, document: unknown): void {
  const prepared = preparePage(document, { brand, origin, sanitizeHtml, language: undefined });
  if (!prepared.ok) throw new Error('a template is refused');
  const html = drawn(text) ?? '';
  outcomes.drawn += 1;
  for (const id of markersIn(document)) expect(html).toContain(`data-testid="block-${id}"`);
  const body = rootOf(html)
    .replace(/>[^<]+</g, '><')
    .replace(/="[^"]*"/g, (value) => (/^="\s*(?:javascript|data|vbscript):/i.test(value) ? value : '=""'));
  expect(body.replace(/<svg[^>]*aria-hidden="[^"]*"[^>]*>|<svg [^>]*>/g, '').match(dangerous)).toBeNull();
}

test('no text that is published as a template breaks the host, and what is right in it is drawn', () => {
  const arePrototypesChanged = watchPrototypes();
  const cases = runs(200, 100_000);
  fc.assert(
    fc.property(hostileDocument, (text) => {
      const found = parsed(text);
      const isFit =
        found !== undefined && depthOf(found.value) <= limits.jsonDepth && isTemplate(found.value);
      expectChecksSpeak(text, isFit);
      if (!found) {
        outcomes.broken += 1;
        expect(documentId(text)).toBeUndefined();
      } else if (isFit) expectDrawn(text, found.value);
      else {
        outcomes.noTemplate += 1;
        expect(drawn(text)).toBeUndefined();
      }
      expect(arePrototypesChanged()).toBe(false);
    }),
    { numRuns: cases, endOnFailure: true },
  );
  casesRun(
    'hostile-templates',
    cases,
    Object.entries(outcomes)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  );
}, 3_600_000);

test('HTML that nests without end is left out before any parser sees it, and the checks say so', () => {
  for (const text of deepestHtml) {
    expectDrawn(text, JSON.parse(text));
    expect(checkTemplate(text, context).map(({ rule }) => rule)).toContain('htmlTooDeep');
  }
});

const createDatabase = provideDatabases();

test.each(places)(
  'what is published is refused with a reason, or stands in %s as it was',
  async (place) => {
    const { database } = await createDatabase(place);
    const store = new SqlTemplateStore(database, clock);
    const cases = runs(100, 5_000);
    const published = { stored: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(hostileDocument, async (text) => {
        // As it comes over a wire: halves of pairs do not.
        const document = Buffer.from(text).toString();
        const id = documentId(document);
        const outcome = await store.publish({ document, publishedBy: 'test', reason: 'hostile' });
        if (id === undefined) {
          expect(outcome).toEqual({ ok: false, error: { kind: 'notATemplate' } });
          published.refused += 1;
          return;
        }
        expect(outcome).toMatchObject({ ok: true, value: { id } });
        const stored = await store.published(id);
        expect(stored?.document === document).toBe(true);
        published.stored += 1;
      }),
      { numRuns: cases, endOnFailure: true },
    );
    expect(published.stored).toBeGreaterThan(cases / 4);
    casesRun(
      'hostile-templates',
      cases,
      `published to ${place}: ${published.stored} stored, ${published.refused} refused`,
    );
  },
  1_800_000,
);

let lender: LenderServer;
let client: LenderClient;
beforeAll(async () => {
  lender = await startLender();
  client = new LenderClient({ origin: lender.origin });
});
afterAll(() => {
  client.close();
  return lender.stop();
});

test('whatever a back end sends for a template, the host publishes templates and says of the rest that it can not be read', async () => {
  const cases = runs(60, 5_000);
  await fc.assert(
    fc.asyncProperty(hostileDocument, async (text) => {
      const body = `{"code":"00","message":"","data":${text}}`;
      lender.answer = (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end(body);
      const lookup = await fetchTemplate(client, {
        id: 'any',
        path: '/template',
        timeoutMs: 20_000,
        bulkhead: 'templates',
      });
      const data = (parsed(body)?.value as { data?: unknown } | undefined)?.data;
      const isFit = data !== undefined && depthOf(data) <= limits.jsonDepth && isTemplate(data);
      const isSmall = isFit && Buffer.byteLength(JSON.stringify(data)) <= limits.documentBytes;
      if (isSmall) expect(lookup).toMatchObject({ status: 'published' });
      else expect(lookup).toEqual({ status: 'failed', failure: { kind: 'malformed' } });
    }),
    { numRuns: cases, endOnFailure: true },
  );
  casesRun('hostile-templates', cases, 'replies of a back end');
}, 900_000);
