import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { selectForeseen } from '../../events/foreseen';
import { useNavigation } from '../../events/navigation';
import { parametersFrom } from '../../kernel/pageAddress';
import { useTranslate } from '../../texts/TranslateContext';
import { ArrivalContext } from '../../ui/borrower/pageContexts';
import { LoanSkeleton } from '../../ui/borrower/LoanSkeleton';
import { PageSkeleton } from '../../ui/borrower/PageSkeleton';
import { NotFoundState, wayHome } from '../../ui/FullPageState';
import { LoadFailure } from './LoadFailure';
import type { Navigate as NavigateTo } from './pageNavigator';
import { redirectedPaths, isBorrowerPath, type BorrowerPath } from '../../kernel/pagePaths';
import { screenTitles } from './screenTitles';
import { ScreenBoundary } from '../ScreenBoundary';

const orderIdOf = parametersFrom('orderId');

/** The address that the document was opened with has this key. */
const firstKey = 'default';

function NotFound() {
  const translate = useTranslate();
  const { onHome } = useNavigation();
  return (
    <main>
      <NotFoundState
        title={translate('common:notFound.title')}
        text={translate('common:notFound.text')}
        home={wayHome(translate, onHome)}
      />
    </main>
  );
}

function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}

interface BorrowerRoutesProps {
  readonly elementOf: (path: BorrowerPath) => ReactNode;
  readonly onNavigatorReady: (navigate: NavigateTo) => void;
}

/** The screen of the address, and what stands in its place while it loads or where it can't. */
export function BorrowerRoutes({ elementOf, onNavigatorReady }: BorrowerRoutesProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { onHome } = useNavigation();
  const { key, pathname, search } = useLocation();
  useEffect(
    () => onNavigatorReady((address, options) => void navigate(address, options)),
    [navigate, onNavigatorReady],
  );
  useScrollPlace(key);
  const foreseen = useSelector(selectForeseen(orderIdOf(search).orderId));
  const known = pathname === '/loanDetail' ? foreseen : undefined;
  const target = redirectedPaths[pathname];
  const elsewhere = target ? <Redirect to={target + search} /> : <NotFound />;
  const screen = isBorrowerPath(pathname) ? elementOf(pathname) : elsewhere;
  const title = isBorrowerPath(pathname) ? translate(screenTitles[pathname]) : '';
  return (
    <ArrivalContext value={key !== firstKey}>
      <ScreenBoundary place={key} fallback={<LoadFailure onHome={onHome} />}>
        {/* A new boundary for each screen: its skeleton stands at once, and never the old screen in its place. */}
        <Suspense
          key={pathname}
          fallback={<PageSkeleton title={title}>{known && <LoanSkeleton known={known} />}</PageSkeleton>}
        >
          {screen}
        </Suspense>
      </ScreenBoundary>
    </ArrivalContext>
  );
}

/** How far each entry of the history was scrolled, in px. */
const places = new Map<string, number>();

/** Scrolls once the screen is long enough, which it is when its data is there. */
function scrollOnceTall(place: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.body.scrollHeight - window.innerHeight < place) return;
    observer.disconnect();
    window.scrollTo(0, place);
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** A screen begins at its top; one that is returned to, where it was left. */
function useScrollPlace(key: string): void {
  const isReturn = useNavigationType() === NavigationType.Pop;
  // With the screen itself: a moment later the next one's shorter page would be taken for this one's place.
  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  useLayoutEffect(() => {
    const place = isReturn ? places.get(key) : 0;
    // Unknown where the document was only opened, or loaded anew: browsers see to that.
    if (place === undefined) return undefined;
    window.scrollTo(0, 0);
    return place > 0 ? scrollOnceTall(place) : undefined;
  }, [key, isReturn]);
}
