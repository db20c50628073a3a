import { type ComponentType, useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import { BlockList } from '../../blocks/BlockList';
import type { Definitions } from '../../blocks/definition';
import { leafBlocks } from '../../template/blockTree';
import type { PromotionBrand } from '../../codec/brand';
import { selectToast, toastWords } from '../../events/toast';
import type { Page } from '../../template/block';
import type { DecisionContext } from '../../template/decide';
import { useTranslate } from '../../texts/TranslateContext';
import { Skeleton } from '../../ui/Skeleton';
import { Toast } from '../../ui/Toast';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { FailedPageProps } from './FailedPage';
import type { SignInOfferProps } from './SignInOffer';
import styles from './LandingScreen.module.css';
import { type CaptchaHelpPart, type ClickConsentPart, PageProviders } from './PageProviders';
import type { ScreenName } from './route';
import { selectPageState, selectRegistration, selectShownBlocks } from './selectors';

const testIds: Readonly<Record<ScreenName, string>> = {
  landing: 'landing',
  download: 'download-page',
  agreement: 'agreement-page',
  unknown: 'landing',
};

/** The geometry of a page that is on its way. */
function LoadingPage() {
  const translate = useTranslate();
  return (
    <main className={styles.loading} aria-busy="true">
      <h1 className={styles.heading}>
        <VisuallyHidden>{translate('common:loading')}</VisuallyHidden>
      </h1>
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
    </main>
  );
}

/** The faulty field gets the focus, each time that a form is refused. */
function useFocusOnFault(page: RefObject<HTMLElement | null>): void {
  const { faultCount } = useSelector(selectRegistration);
  useEffect(() => {
    if (faultCount > 0) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [page, faultCount]);
}

/**
 * Another page begins at its top, or where the visitor left it; focus goes along. That there is no such page is one too.
 * @param page undefined while it is on its way
 */
function useArrival(page: string | undefined): void {
  const last = useRef(page);
  useEffect(() => {
    const isAnother = page !== undefined && last.current !== undefined && page !== last.current;
    last.current = page ?? last.current;
    if (!isAnother) return;
    const left = (window.history.state as { scrollTop?: unknown } | null)?.scrollTop;
    window.scrollTo(0, typeof left === 'number' ? left : 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [page]);
}

/** What only effects lead to; there as soon as they are. */
export interface LateParts {
  ClickConsent?: ClickConsentPart;
  readonly FailedPage?: ComponentType<FailedPageProps>;
  readonly SignInOffer?: ComponentType<SignInOfferProps>;
  readonly CaptchaHelp?: CaptchaHelpPart;
}

interface ReadyPageProps {
  readonly brand: PromotionBrand;
  readonly definitions: Definitions;
  readonly screen: ScreenName;
  readonly page: Page;
  readonly context: DecisionContext;
  readonly isSavedCopy: boolean;
  readonly late: LateParts;
}

function ReadyPage({ brand, definitions, screen, page, context, isSavedCopy, late }: ReadyPageProps) {
  const translate = useTranslate();
  const blocks = useDeferredValue(useSelector(selectShownBlocks));
  const main = useRef<HTMLElement>(null);
  useFocusOnFault(main);
  const hasHeading = leafBlocks(blocks).some(({ type }) => type === 'hero');
  return (
    <main ref={main} className={styles.page} data-testid={testIds[screen]} tabIndex={-1}>
      {isSavedCopy && (
        <p role="status" className={styles.note}>
          {translate('promotion:savedCopy')}
        </p>
      )}
      {!hasHeading && (
        <h1 className={styles.heading}>
          <VisuallyHidden>{page.title || brand.appName}</VisuallyHidden>
        </h1>
      )}
      <PageProviders
        brand={brand}
        page={page}
        context={context}
        CaptchaHelp={late.CaptchaHelp}
        ClickConsent={late.ClickConsent}
      >
        <BlockList blocks={blocks} definitions={definitions} />
      </PageProviders>
    </main>
  );
}

function CurrentPage(given: LandingScreenProps) {
  const { page, context, isRetrying, ...rest } = useSelector(selectPageState);
  // No id has a space.
  useArrival(
    page.status === 'ready' ? page.value.id : page.status === 'failed' ? `no ${rest.screen}` : undefined,
  );
  const { FailedPage, SignInOffer } = given.late;
  if (page.status === 'failed' && FailedPage)
    return <FailedPage screen={rest.screen} failure={page.failure} isRetrying={isRetrying} />;
  if (page.status !== 'ready' || !context) return <LoadingPage />;
  // A page of its own each: nothing of one page's blocks lives on in the next.
  return (
    <>
      <ReadyPage key={page.value.id} {...given} page={page.value} context={context} {...rest} />
      {SignInOffer && <SignInOffer storeLink={given.brand.storeLinks[context.clientType]} />}
    </>
  );
}

interface LandingScreenProps {
  readonly brand: PromotionBrand;
  readonly definitions: Definitions;
  readonly late: LateParts;
}

/** The promotion pages: landing, download, agreement. Their effects are in `saga.ts`. */
export function LandingScreen(given: LandingScreenProps) {
  const translate = useTranslate();
  const toast = useSelector(selectToast);
  return (
    <>
      <CurrentPage {...given} />
      <Toast message={toast && toastWords(translate, toast)} />
    </>
  );
}
