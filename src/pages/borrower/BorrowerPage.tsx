import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { BorrowerDependencies } from '../../effects/borrowerDependencies';
import { checkRedirect } from '../../kernel/address';
import { isPictureAddress } from '../../template/address';
import type { Translate } from '../../texts/textKey';
import { TranslateContext } from '../../texts/TranslateContext';
import { PageFactsContext } from '../../ui/borrower/pageContexts';
import { BorrowerRoutes } from './BorrowerRoutes';
import type { BorrowerStore } from './borrowerStore';
import type { Navigate } from './pageNavigator';
import type { Screens } from './screens';
import { SignInSheet, ToastOutlet } from './ToastOutlet';

interface BorrowerPageProps {
  readonly dependencies: BorrowerDependencies;
  readonly store: BorrowerStore['store'];
  readonly screens: Screens;
  readonly translate: Translate;
  readonly onNavigatorReady: (navigate: Navigate) => void;
}

/** What the page's own address and the brand decide for every screen. */
function usePageFactsOf({ brand, languageType, window: { location } }: BorrowerDependencies) {
  return useMemo(() => {
    const { apiOrigin, redirectOrigins, schemeLink, imageOrigins } = brand;
    const { origin } = location;
    return {
      languageType,
      isPictureAddress: (address: string) =>
        address.startsWith('data:image/') ||
        isPictureAddress(address, { origin, apiOrigin, schemeLink, imageOrigins }),
      isServerAddress: (address: string) =>
        checkRedirect(address, { origin, apiOrigin, redirectOrigins }) !== undefined,
    };
  }, [brand, languageType, location]);
}

/** All of the borrower's page around its screens. */
export function BorrowerPage({
  dependencies,
  store,
  screens,
  translate,
  onNavigatorReady,
}: BorrowerPageProps) {
  const facts = usePageFactsOf(dependencies);
  return (
    <Provider store={store}>
      <TranslateContext value={translate}>
        <PageFactsContext value={facts}>
          {/* A transition would wait behind all that a tap sets off before the next screen's frame is drawn. */}
          <BrowserRouter useTransitions={false}>
            <ToastOutlet>
              <BorrowerRoutes screens={screens} onNavigatorReady={onNavigatorReady} />
              <SignInSheet />
            </ToastOutlet>
          </BrowserRouter>
        </PageFactsContext>
      </TranslateContext>
    </Provider>
  );
}
