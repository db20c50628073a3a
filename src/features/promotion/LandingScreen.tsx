import { useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BlockList } from '../../blocks/BlockList';
import { leafBlocks } from '../../blocks/findBlocks';
import type { PublicBrand } from '../../codec/publicBrand';
import { failureText, type ToastText } from '../../events/toast';
import { signInChosen } from '../../events/session';
import { selectToast } from '../../events/toastSlice';
import { isSessionOver, type Failure } from '../../kernel/failure';
import type { Page } from '../../template/block';
import type { DecisionContext } from '../../template/decide';
import { useTranslate } from '../../texts/TranslateContext';
import type { Translate } from '../../texts/textKey';
import { ErrorState } from '../../ui/ErrorState';
import { NotFoundState } from '../../ui/NotFoundState';
import { Skeleton } from '../../ui/Skeleton';
import { Toast } from '../../ui/Toast';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { wayHome } from '../../ui/wayHome';
import styles from './LandingScreen.module.css';
import { homeChosen, retryRequested } from './pageEvents';
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

const say = (translate: Translate, text: ToastText): string => ('words' in text ? text.words : translate(text.key));

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

function FailedPage({ failure, isRetrying }: { readonly failure: Failure; readonly isRetrying: boolean }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const home = wayHome(translate, () => void dispatch(homeChosen()));
  const isOver = isSessionOver(failure);
  return (
    <main>
      {isEnded(failure) ? (
        <NotFoundState title={translate('common:ended.title')} text={translate('common:ended.text')} home={home} />
      ) : isNotFound(failure) ? (
        <NotFoundState title={translate('common:notFound.title')} text={translate('common:notFound.text')} home={home} />
      ) : (
        <ErrorState
          title={translate('common:failure.title')}
          text={isOver ? translate('promotion:toast.sessionOver') : say(translate, failureText(failure))}
          retryLabel={translate('common:retry')}
          isRetrying={isRetrying}
          onRetry={() => dispatch(retryRequested())}
          home={home}
          lead={isOver ? { label: translate('promotion:signInAgain'), onChosen: () => void dispatch(signInChosen()) } : undefined}
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

/** Another page begins at its top, or where the visitor left it; focus goes along. */
function useArrival(pageId: string | undefined): void {
  const lastId = useRef(pageId);
  useEffect(() => {
    const isAnother = pageId !== undefined && lastId.current !== undefined && pageId !== lastId.current;
    lastId.current = pageId ?? lastId.current;
    if (!isAnother) return;
    const left = (window.history.state as { scrollTop?: unknown } | null)?.scrollTop;
    window.scrollTo(0, typeof left === 'number' ? left : 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pageId]);
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
  useArrival(page.status === 'ready' ? page.value.id : undefined);
  if (page.status === 'failed') return <FailedPage failure={page.failure} isRetrying={isRetrying} />;
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
      <Toast message={toast && say(translate, toast)} />
    </>
  );
}
