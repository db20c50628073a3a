import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { InvitationScreen } from '../../editor/identity/session/InvitationScreen';
import { takeSignInFault } from '../../editor/identity/session/provider';
import { SessionGate } from './SessionGate';
import { NoticeOutlet, Shell } from './Shell';
import { EditorTexts } from './EditorTexts';
import type { EditorStore } from './editorStore';
import { ScreenBoundary } from '../ScreenBoundary';
import type { ScreenElements } from './screens';
import { LoadingRows, EmptyState } from '../../editor/kit/ui/DataState';
import { Screen } from '../../editor/kit/ui/Screen';
import { useTranslate } from '../../texts/TranslateContext';
import { Bug, SearchX } from 'lucide-react';
import { Button, buttonClasses } from '../../editor/kit/ui/Button';

interface EditorPageProps {
  readonly store: EditorStore['store'];
  readonly screens: ScreenElements;
  /** For who has no account. */
  readonly approval: ReactNode;
  readonly onNavigatorReady: (navigate: (path: string) => void) => void;
}

function Navigator({ onReady }: { readonly onReady: EditorPageProps['onNavigatorReady'] }) {
  const navigate = useNavigate();
  useEffect(() => onReady((path) => void navigate(path)), [navigate, onReady]);
  return null;
}

function Screens({ screens }: { readonly screens: ScreenElements }) {
  const { key } = useLocation();
  return (
    <ScreenBoundary place={key} fallback={<FaultyScreen />}>
      <Suspense fallback={<ScreenFallback />}>
        <Routes>
          {Object.entries(screens).map(([path, element]) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </ScreenBoundary>
  );
}

export function EditorPage({ store, screens, approval, onNavigatorReady }: EditorPageProps) {
  // Before the router reads the address, so that none of its screens keeps what is said once.
  const [signInFault] = useState(() => takeSignInFault(window));
  const gated = (
    <SessionGate signInFault={signInFault}>
      <Shell>
        <Screens screens={screens} />
      </Shell>
    </SessionGate>
  );
  return (
    <Provider store={store}>
      <EditorTexts>
        <BrowserRouter basename="/editor">
          <Navigator onReady={onNavigatorReady} />
          <Routes>
            <Route path="/invitation" element={<InvitationScreen />} />
            <Route path="/approval" element={<Suspense fallback={null}>{approval}</Suspense>} />
            <Route path="*" element={gated} />
          </Routes>
        </BrowserRouter>
        <NoticeOutlet />
      </EditorTexts>
    </Provider>
  );
}

/** Stands in the place of a screen whose code is on its way. */
function ScreenFallback() {
  const translate = useTranslate();
  return (
    <Screen title={translate('editor:opening')}>
      <LoadingRows rows={6} />
    </Screen>
  );
}

function NotFoundScreen() {
  const translate = useTranslate();
  return (
    <Screen title={translate('editor:notFound.title')}>
      <EmptyState
        icon={<SearchX />}
        title={translate('editor:notFound.heading')}
        text={translate('editor:notFound.text')}
      >
        <Link to="/" className={buttonClasses()}>
          {translate('editor:notFound.home')}
        </Link>
      </EmptyState>
    </Screen>
  );
}

function FaultyScreen() {
  const translate = useTranslate();
  return (
    <Screen title={translate('editor:fault.title')}>
      <EmptyState
        icon={<Bug />}
        title={translate('editor:fault.heading')}
        text={translate('editor:fault.text')}
      >
        <Button onPress={() => window.location.reload()}>{translate('editor:fault.reload')}</Button>
      </EmptyState>
    </Screen>
  );
}
