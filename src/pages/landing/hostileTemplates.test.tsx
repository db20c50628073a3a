import { act } from '@testing-library/react';
import fc from 'fast-check';
import { createRoot } from 'react-dom/client';
import {
  depthOf,
  hostileDocument,
  isTemplate,
  markersIn,
  watchPrototypes,
} from '../../../tests/support/hostileDocuments';
import { createFakeServer } from '../../../tests/support/fakeServer';
import { casesRun, runs } from '../../../tests/support/soak';
import '../../blocks/testing/drawBlocks';
import { createClient } from '../../api/client';
import { promotionEndpoints } from '../../contract/endpoints';
import type { PublicBrand } from '../../codec/brand';
import { createWire } from '../../codec/wire';
import { createLastGoodCopies } from '../../features/promotion/lastGoodCopies';
import { registry } from '../../blocks/registry';
import { lateParts } from './effects';
import { LandingScreen } from '../../features/promotion/LandingScreen';
import { readyPageState } from '../../features/promotion/pageSlice';
import { promotionReducers } from '../../features/promotion/selectors';
import { loadPage } from '../../features/promotion/workers/loadPage';
import { configureStore } from '@reduxjs/toolkit';
import { neutralContext } from '../../template/decide';
import { limits } from '../../template/limits';
import { presetTranslate } from '../../texts/presetTranslate';
import { TranslateContext } from '../../texts/TranslateContext';
import brandFile from '../../../brands/demo.json';
import catalogue from './catalogues/en';
import { LandingView } from './LandingView';
import { createPipeline } from './pipeline';

const brand = {
  ...brandFile,
  apiOrigin: '',
  loanApiPrefix: '/humorous',
  merchantNumber: '0',
  adServiceUrl: '',
  redirectOrigins: [],
  imageOrigins: [],
  languages: [],
  devTools: false,
  wire: { paths: {}, fields: {} },
} as unknown as PublicBrand;

const templatePath = '/api/v2/youmi/service/channel/channel-template';
const pipeline = createPipeline(brand);
const translate = presetTranslate(catalogue);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const noStore = { get: () => undefined, set: () => false, remove: () => undefined, names: () => [] };

/** What the page makes of a reply whose data is this text. */
function load(text: string) {
  const server = createFakeServer({ [templatePath]: { body: `{"code":"00","message":"","data":${text}}` } });
  const api = createClient({
    endpoints: promotionEndpoints,
    origin: '',
    wire: createWire(brand.wire),
    headers: () => ({}),
    commonParameters: () => ({}),
    fetch: server.fetch,
    delay: async () => undefined,
  });
  const copies = createLastGoodCopies(noStore, () => 0);
  return loadPage(
    { api, copies, importPipeline: async () => pipeline, brand, origin: window.location.origin },
    'any',
    undefined,
  );
}

/** Draws a page as `mountLanding` does, and gives what stands in the document then. */
function draw(page: Extract<Awaited<ReturnType<typeof load>>, { ok: true }>['value']['page']): string {
  const context = neutralContext(page.blocks, 1, 0);
  const store = configureStore({
    reducer: promotionReducers,
    preloadedState: { page: readyPageState(page, context) },
  });
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  act(() =>
    root.render(
      <LandingView store={store}>
        <TranslateContext value={translate}>
          <LandingScreen brand={brand} definitions={registry} late={lateParts} />
        </TranslateContext>
      </LandingView>,
    ),
  );
  const html = element.innerHTML;
  act(() => root.unmount());
  element.remove();
  return html;
}

test('no reply breaks the page that fetches a template, and what is right in it is drawn', async () => {
  const arePrototypesChanged = watchPrototypes();
  const cases = runs(40, 10_000);
  const outcomes = { drawn: 0, failed: 0 };
  await fc.assert(
    fc.asyncProperty(hostileDocument, async (text) => {
      const document = parsed(text);
      const loaded = await load(text);
      const isFit = document !== undefined && depthOf(document) <= limits.jsonDepth && isTemplate(document);
      expect(loaded.ok).toBe(isFit);
      if (loaded.ok) {
        outcomes.drawn += 1;
        const html = draw(loaded.value.page);
        expect(html).toContain('data-testid="landing"');
        for (const id of markersIn(document)) expect(html).toContain(`data-testid="block-${id}"`);
      } else outcomes.failed += 1;
      expect(arePrototypesChanged()).toBe(false);
    }),
    { numRuns: cases, endOnFailure: true },
  );
  casesRun(
    'hostile-templates-in-browser',
    cases,
    `drawn ${outcomes.drawn}, answered with the error state ${outcomes.failed}`,
  );
}, 1_800_000);
