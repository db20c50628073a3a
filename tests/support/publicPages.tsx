import { createKeyValueStore } from '../../src/api/keyValueStore';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import blocks from '../../locales/es/blocks.json';
import common from '../../locales/es/common.json';
import promotion from '../../locales/es/promotion.json';
import { watchDevPreview } from '../../src/features/devPreview/saga';
import { devPreviewReducers } from '../../src/features/devPreview/slice';
import { registry } from '../../src/blocks/registry';
import { lateParts } from '../../src/pages/landing/effects';
import { LandingScreen } from '../../src/features/promotion/LandingScreen';
import { createBorrowerDependencies } from '../../src/pages/borrower/borrowerDependencies';
import { createBorrowerStore } from '../../src/pages/borrower/borrowerStore';
import { createPageNavigator } from '../../src/pages/borrower/pageNavigator';
import catalogue from '../../src/pages/testPreview/catalogues/en';
import { TestPreviewPage } from '../../src/pages/testPreview/TestPreviewPage';
import { presetTranslate } from '../../src/texts/presetTranslate';
import { TranslateContext } from '../../src/texts/TranslateContext';
import type { FakeServer } from './fakeServer';
import { openPage, testBrand } from './promotionPage';

/** A promotion page as the browser opens it by itself, in jsdom: real store, sagas, clients and template pipeline. */
export async function openLandingPage(
  address: string,
  server: FakeServer,
  changes: Readonly<Record<string, unknown>> = {},
) {
  const brand = testBrand(changes);
  const opened = openPage(address, server, { brand });
  const page = render(
    <Provider store={opened.store}>
      <TranslateContext value={presetTranslate({ promotion, common, blocks })}>
        <LandingScreen brand={brand} definitions={registry} late={lateParts} />
      </TranslateContext>
    </Provider>,
  );
  await act(async () => undefined);
  return {
    close: () => {
      opened.close();
      page.unmount();
    },
  };
}

/** The developers' test page, in jsdom. */
export async function openTestPreview(server: FakeServer) {
  window.history.replaceState(null, '', '/testPreview?language=1');
  const dependencies = createBorrowerDependencies({
    window,
    session: createKeyValueStore(() => window.sessionStorage),
    brand: testBrand({ devTools: true }),
    marketRules: {},
    navigator: { ...createPageNavigator(window), hasScreen: () => false },
    fetch: server.fetch,
    sendFile: server.fetch,
  });
  const { store, add } = createBorrowerStore(dependencies);
  add({ reducers: devPreviewReducers, saga: watchDevPreview });
  const page = render(
    <TestPreviewPage dependencies={dependencies} store={store} translate={presetTranslate(catalogue)} />,
  );
  await act(async () => undefined);
  return { close: () => page.unmount() };
}
