import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { useWays } from '../../events/useWays';
import { useTranslate } from '../../texts/TranslateContext';
import { ArrivalContext } from '../../ui/borrower/ArrivalContext';
import { PageSkeleton } from '../../ui/borrower/PageSkeleton';
import { NotFoundState } from '../../ui/NotFoundState';
import { wayHome } from '../../ui/wayHome';
import { LoadFailure } from './LoadFailure';
import type { Navigate as NavigateTo } from './pageNavigator';
import { redirectedPaths, screenPaths, screenTitles } from './paths';
import { ScreenBoundary } from './ScreenBoundary';
import type { Screens } from './screens';
import { useScrollPlace } from './useScrollPlace';

/** The address that the document was opened with has this key. */
const firstKey = 'default';

const titleKeys: ReadonlyMap<string, (typeof screenTitles)[keyof typeof screenTitles]> = new Map(
  Object.entries(screenTitles),
);

function NotFound() {
  const translate = useTranslate();
  const { onHome } = useWays();
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

interface BorrowerRoutesProps {
  readonly screens: Screens;
  readonly onNavigatorReady: (navigate: NavigateTo) => void;
}

/** The screen of the address, and what stands in its place while it loads or where it can't. */
export function BorrowerRoutes({ screens, onNavigatorReady }: BorrowerRoutesProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { onHome } = useWays();
  const { key, pathname, search } = useLocation();
  useEffect(
    () => onNavigatorReady((address, options) => void navigate(address, options)),
    [navigate, onNavigatorReady],
  );
  useScrollPlace(key);
  const titleKey = titleKeys.get(pathname);
  return (
    <ArrivalContext value={key !== firstKey}>
      <ScreenBoundary place={key} fallback={<LoadFailure onHome={onHome} />}>
        {/* A new boundary for each screen: its skeleton stands at once, and never the old screen in its place. */}
        <Suspense key={pathname} fallback={<PageSkeleton title={titleKey ? translate(titleKey) : ''} />}>
          <Routes>
            {screenPaths.map((path) => (
              <Route key={path} path={path} caseSensitive element={screens.elements[path]} />
            ))}
            {Object.entries(redirectedPaths).map(([path, target]) => (
              <Route
                key={path}
                path={path}
                caseSensitive
                element={<Navigate replace to={target + search} />}
              />
            ))}
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </ArrivalContext>
  );
}
