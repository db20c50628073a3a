/** Entry of the borrower's screens: `/confirmNew`, `/loanDetail`, `/repay` and the others of `src/kernel/pagePaths.ts`. */
// First, so that every component's own styles win over the base.
import '../../ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { createSendFile } from '../../api/sendFile';
import { localeOf } from '../../kernel/locale';
import { isBorrowerPath } from '../../kernel/pagePaths';
import { pageAddress } from '../../kernel/pageAddress';
import { TranslateContext } from '../../texts/TranslateContext';
import { readBootData, rootElement } from '../bootData';
import { goHome } from '../canGoBack';
import { createBorrowerDependencies } from './borrowerDependencies';
import { BorrowerPage } from './BorrowerPage';
import { createBorrowerStore } from './borrowerStore';
import { fallbackTranslate, loadTranslate } from './loadTranslate';
import { LoadFailure } from './LoadFailure';
import { createPageNavigator } from './pageNavigator';
import { createScreens } from './screens';

/** A browser that goes back may show the page as it was left, where a loan may be paid by now. */
function reloadWhenRevived(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

async function openPage(): Promise<void> {
  const { brand } = readBootData();
  const navigator = createPageNavigator(window);
  const dependencies = createBorrowerDependencies({
    window,
    brand,
    navigator,
    fetch: window.fetch.bind(window),
    sendFile: createSendFile(() => new XMLHttpRequest()),
  });
  const { languageType } = dependencies;
  const borrowerStore = createBorrowerStore(dependencies);
  const screens = createScreens(borrowerStore, brand);
  const { pathname } = window.location;
  if (isBorrowerPath(pathname)) screens[pathname].preload();
  document.documentElement.lang = localeOf(languageType);
  const root = createRoot(rootElement());
  const translate = await loadTranslate(languageType).catch(() => undefined);
  root.render(
    translate ? (
      <BorrowerPage
        dependencies={dependencies}
        store={borrowerStore.store}
        screens={screens}
        translate={translate}
        onNavigatorReady={navigator.bind}
      />
    ) : (
      <TranslateContext value={fallbackTranslate(languageType)}>
        <LoadFailure
          onHome={() =>
            void goHome(dependencies.bridge, () =>
              window.location.assign(pageAddress('/', {}, window.location.search)),
            )
          }
        />
      </TranslateContext>
    ),
  );
}

reloadWhenRevived();
void openPage();
