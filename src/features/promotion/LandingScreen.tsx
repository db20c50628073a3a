import { useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BlockList } from '../../blocks/BlockList';
import { leafBlocks } from '../../template/blockTree';
import type { PublicBrand } from '../../codec/brand';
import { failureText, selectToast, toastWords } from '../../events/toast';
import { signInChosen } from '../../events/session';
import { isSessionOver, type Failure } from '../../kernel/failure';
import type { Page } from '../../template/block';
import type { DecisionContext } from '../../template/decide';
import { useTranslate } from '../../texts/TranslateContext';
import { SuccessDrawing } from '../../ui/drawings/SuccessDrawing';
import { ErrorState, NotFoundState, wayHome } from '../../ui/FullPageState';
import { Skeleton } from '../../ui/Skeleton';
import { Toast } from '../../ui/Toast';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './LandingScreen.module.css';
import { homeChosen, retryRequested } from './pageSlice';
import { PageProviders } from './PageProviders';
import type { ScreenName } from './route';
import { isEnded, isNotFound, selectPageState, selectRegistration, selectShownBlocks } from './selectors';
import { SignInOffer } from './SignInOffer';

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

/** Why there is no such page, in words; undefined where there may be one that could not be had. */
function absenceOf(failure: Failure, isThanked: boolean) {
  if (isEnded(failure)) return 'common:ended' as const;
  if (!isNotFound(failure)) return undefined;
  return isThanked ? ('promotion:thanks' as const) : ('common:notFound' as const);
}

interface FailedPageProps {
  readonly screen: ScreenName;
  readonly failure: Failure;
  readonly isRetrying: boolean;
}

function FailedPage({ screen, failure, isRetrying }: FailedPageProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { isRegistered } = useSelector(selectRegistration);
  const home = wayHome(translate, () => void dispatch(homeChosen()));
  const isOver = isSessionOver(failure);
  // Who has just registered is thanked where there is nothing to download.
  const absence = absenceOf(failure, isRegistered && screen === 'download');
  return (
    <main className={styles.page} tabIndex={-1}>
      {absence ? (
        <NotFoundState
          title={translate(`${absence}.title`)}
          text={translate(`${absence}.text`)}
          drawing={absence === 'promotion:thanks' && <SuccessDrawing />}
          home={home}
          isLive
        />
      ) : (
        <ErrorState
          title={translate('common:failure.title')}
          text={
            isOver ? translate('promotion:toast.sessionOver') : toastWords(translate, failureText(failure))
          }
          retryLabel={translate('common:retry')}
          isRetrying={isRetrying}
          onRetry={() => dispatch(retryRequested())}
          home={home}
          lead={
            isOver
              ? { label: translate('promotion:signInAgain'), onChosen: () => void dispatch(signInChosen()) }
              : undefined
          }
        />
      )}
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

interface ReadyPageProps {
  readonly brand: PublicBrand;
  readonly screen: ScreenName;
  readonly page: Page;
  readonly context: DecisionContext;
  readonly isSavedCopy: boolean;
}

function ReadyPage({ brand, screen, page, context, isSavedCopy }: ReadyPageProps) {
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
      <PageProviders brand={brand} page={page} context={context}>
        <BlockList blocks={blocks} />
      </PageProviders>
    </main>
  );
}

function CurrentPage({ brand }: { readonly brand: PublicBrand }) {
  const { page, context, isRetrying, ...rest } = useSelector(selectPageState);
  // No id has a space.
  useArrival(
    page.status === 'ready' ? page.value.id : page.status === 'failed' ? `no ${rest.screen}` : undefined,
  );
  if (page.status === 'failed')
    return <FailedPage screen={rest.screen} failure={page.failure} isRetrying={isRetrying} />;
  if (page.status !== 'ready' || !context) return <LoadingPage />;
  // A page of its own each: nothing of one page's blocks lives on in the next.
  return (
    <>
      <ReadyPage key={page.value.id} brand={brand} page={page.value} context={context} {...rest} />
      <SignInOffer />
    </>
  );
}

/** The promotion pages: landing, download, agreement. Their effects are in `saga.ts`. */
export function LandingScreen({ brand }: { readonly brand: PublicBrand }) {
  const translate = useTranslate();
  const toast = useSelector(selectToast);
  return (
    <>
      <CurrentPage brand={brand} />
      <Toast message={toast && toastWords(translate, toast)} />
    </>
  );
}
