import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import type { PublicBrand } from '../../codec/brand';
import { checkRedirect } from '../../kernel/address';
import { type Clock, ownClock } from '../../kernel/clock';
import { consentOf } from '../../kernel/consentAct';
import type { BorrowerLanguage, LanguageType } from '../../kernel/locale';
import { utcOffsetMinutesOf } from '../../kernel/market';
import type { ScreenRules } from '../../kernel/marketRules';
import type { BorrowerPath } from '../../kernel/pagePaths';
import { isPictureAddress } from '../../template/address';
import type { Translate } from '../../texts/textKey';
import { TranslateContext } from '../../texts/TranslateContext';
import { useKeyboardInset } from '../../ui/borrower/useKeyboardInset';
import { PageFactsContext } from '../../ui/borrower/pageContexts';
import { ClockContext } from '../../ui/ClockContext';
import { shellElementId } from '../bootData';
import { HydrationMarker } from '../../ui/HydrationMarker';
import { BorrowerRoutes } from './BorrowerRoutes';
import type { createStillStore } from './borrowerStore';
import type { Navigate } from './pageNavigator';
import { SignInSheet, ToastOutlet } from './ToastOutlet';

/** What the page's own address and the brand decide for every screen. */
interface PageBasis {
  readonly brand: PublicBrand;
  readonly marketRules: ScreenRules;
  readonly locale: BorrowerLanguage;
  readonly languageType: LanguageType;
  /** Of the page's own address. */
  readonly origin: string;
  /** Absent: nobody knows yet, as on the host. */
  readonly isInApp?: () => boolean;
  /** Absent on the host, which does not know what is around the page. */
  readonly storeLink?: () => string;
}

interface BorrowerPageProps {
  readonly basis: PageBasis;
  readonly store: ReturnType<typeof createStillStore>;
  readonly elementOf: (path: BorrowerPath) => ReactNode;
  readonly translate: Translate;
  /** Absent: the one of whatever draws the page. */
  readonly clock?: Clock;
  readonly onNavigatorReady: (navigate: Navigate) => void;
  /** Called once the screen answers by itself. */
  readonly onHydrated?: () => void;
  /** Stands around the screens and knows the address. */
  readonly router: (screens: ReactNode) => ReactNode;
}

function usePageFactsOf({ brand, marketRules, locale, languageType, origin, isInApp, storeLink }: PageBasis) {
  return useMemo(() => {
    const { apiOrigin, redirectOrigins, schemeLink, imageOrigins, finalRefusals } = brand;
    return {
      locale,
      languageType,
      marketRules,
      lender: brand,
      ...(storeLink && { storeLink }),
      utcOffsetMinutes: utcOffsetMinutesOf(brand.languageType),
      consent: consentOf(brand.consent, marketRules.consent?.value),
      finalRefusals,
      ...(isInApp && { isInApp }),
      isPictureAddress: (address: string) =>
        address.startsWith('data:image/') ||
        isPictureAddress(address, { origin, apiOrigin, schemeLink, imageOrigins }),
      isServerAddress: (address: string) =>
        checkRedirect(address, { origin, apiOrigin, redirectOrigins }) !== undefined,
    };
  }, [brand, marketRules, locale, languageType, origin, isInApp, storeLink]);
}

/** Takes what the host showed until now away, in the frame that shows the page. */
export function ShellRemoval() {
  useLayoutEffect(() => document.getElementById(shellElementId)?.remove(), []);
  return null;
}

/** All of the borrower's page around its screens, on the host and in the browser alike. */
export function BorrowerPage({
  basis,
  store,
  elementOf,
  translate,
  clock = ownClock,
  onNavigatorReady,
  router,
  onHydrated,
}: BorrowerPageProps) {
  const facts = usePageFactsOf(basis);
  useKeyboardInset();
  return (
    <Provider store={store}>
      <TranslateContext value={translate}>
        <PageFactsContext value={facts}>
          <ClockContext value={clock}>
            {router(
              <ToastOutlet>
                <BorrowerRoutes elementOf={elementOf} onNavigatorReady={onNavigatorReady} />
                <SignInSheet />
              </ToastOutlet>,
            )}
            <ShellRemoval />
            <HydrationMarker onHydrated={onHydrated} />
          </ClockContext>
        </PageFactsContext>
      </TranslateContext>
    </Provider>
  );
}
