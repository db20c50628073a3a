/** Entry of `/testPreview`, which hosts with `devTools` alone serve. */
// First, so that every component's own styles win over the base.
import '../../ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { createKeyValueStore } from '../../api/keyValueStore';
import { createSendFile } from '../../api/sendFile';
import { watchDevPreview } from '../../features/devPreview/saga';
import { devPreviewReducers } from '../../features/devPreview/slice';
import { localeOf } from '../../kernel/locale';
import { presetTranslate } from '../../texts/presetTranslate';
import { readBrand, rootElement } from '../bootData';
import { createBorrowerDependencies } from '../borrower/borrowerDependencies';
import { createBorrowerStore } from '../borrower/borrowerStore';
import { createPageNavigator } from '../borrower/pageNavigator';
import { keepClearOfStrip } from '../keepClearOfStrip';
import en from './catalogues/en';
import es from './catalogues/es';
import { bearRewriting } from '../translator/bearRewriting';
import { noteRewriting } from '../translator/noteRewriting';
import { TestPreviewPage } from './TestPreviewPage';

const catalogues = { 1: en, 2: es } as const;

function openPage(): void {
  keepClearOfStrip(window);
  const dependencies = createBorrowerDependencies({
    window,
    session: createKeyValueStore(() => window.sessionStorage),
    brand: readBrand(),
    marketRules: {},
    // This document has one screen; every other page is loaded anew.
    navigator: { ...createPageNavigator(window), hasScreen: () => false },
    fetch: window.fetch.bind(window),
    sendFile: createSendFile(() => new XMLHttpRequest()),
  });
  const { languageType } = dependencies;
  const { store, add } = createBorrowerStore(dependencies);
  add({ reducers: devPreviewReducers, saga: watchDevPreview });
  document.documentElement.lang = localeOf(languageType);
  const translate = presetTranslate(catalogues[languageType]);
  bearRewriting(noteRewriting(document));
  createRoot(rootElement()).render(
    <TestPreviewPage dependencies={dependencies} store={store} translate={translate} />,
  );
}

openPage();
