import { act, cleanup, render } from '@testing-library/react';
import en from '../../src/pages/borrower/catalogues/en';
import es from '../../src/pages/borrower/catalogues/es';
import { decodeBrand } from '../../src/codec/brand';
import { publicBrandOf } from '../../src/codec/publicBrand';
import { createBorrowerDependencies } from '../../src/pages/borrower/borrowerDependencies';
import { BorrowerPage } from '../../src/pages/borrower/BorrowerPage';
import { createBorrowerStore } from '../../src/pages/borrower/borrowerStore';
import { createPageNavigator } from '../../src/pages/borrower/pageNavigator';
import { createScreens } from '../../src/pages/borrower/screens';
import { i18nextTranslate } from '../../src/texts/i18nextTranslate';
import type { FakeServer } from './fakeServer';

const brandFile = {
  appName: 'Presta Demo',
  languageType: 1,
  theme: { background: '#000000', text: '#f5f5f5', accent: '#ff7a00' },
  schemeLink: 'prestademo://open',
  feesPageUrl: 'https://fees.example/list',
  redirectOrigins: ['https://pay.example'],
};

export interface OpenBorrowerPage {
  /** Addresses of other documents that the page has left for, in order. */
  readonly left: readonly string[];
  /** Path and query that are shown now. */
  address(): string;
}

/** The borrower's page as a browser opens it, with a fake server where it calls `fetch`. */
export async function openBorrowerPage(
  address: string,
  server: FakeServer,
  brandChanges: object = {},
): Promise<OpenBorrowerPage> {
  cleanup();
  window.history.replaceState(null, '', address);
  const decoded = decodeBrand({ ...brandFile, ...brandChanges });
  if (!decoded.ok) throw new Error(decoded.error.join());
  const brand = publicBrandOf(decoded.value);
  const navigator = createPageNavigator(window);
  const left: string[] = [];
  const dependencies = {
    ...createBorrowerDependencies({ window, brand, navigator, fetch: server.fetch }),
    leave: (destination: string) => void left.push(destination),
  };
  const borrowerStore = createBorrowerStore(dependencies);
  const translate =
    dependencies.languageType === 1 ? i18nextTranslate('en', en) : i18nextTranslate('es', es);
  await act(async () => {
    render(
      <BorrowerPage
        dependencies={dependencies}
        store={borrowerStore.store}
        screens={createScreens(borrowerStore, brand)}
        translate={translate}
        onNavigatorReady={navigator.bind}
      />,
    );
  });
  return { left, address: () => window.location.pathname + window.location.search };
}
