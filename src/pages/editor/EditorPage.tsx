import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { InvitationScreen } from '../../editor/session/InvitationScreen';
import { SessionGate } from '../../editor/session/SessionGate';
import { takeToken } from '../../editor/session/takeToken';
import { NoticeOutlet } from '../../editor/shell/NoticeOutlet';
import { Shell } from '../../editor/shell/Shell';
import { EditorTexts } from './EditorTexts';
import type { EditorStore } from './editorStore';
import { NotFoundScreen } from './NotFoundScreen';
import { ScreenFallback } from './ScreenFallback';
import { ScreenFault } from './ScreenFault';
import type { ScreenElements } from './screens';

interface EditorPageProps {
  readonly store: EditorStore['store'];
  readonly screens: ScreenElements;
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
    <ScreenFault place={key}>
      <Suspense fallback={<ScreenFallback />}>
        <Routes>
          {Object.entries(screens).map(([path, element]) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </ScreenFault>
  );
}

function Invitation(): ReactNode {
  const [token] = useState(() => takeToken(window));
  return <InvitationScreen token={token} />;
}

export function EditorPage({ store, screens, onNavigatorReady }: EditorPageProps) {
  const gated = (
    <SessionGate>
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
            <Route path="/invitation" element={<Invitation />} />
            <Route path="*" element={gated} />
          </Routes>
        </BrowserRouter>
        <NoticeOutlet />
      </EditorTexts>
    </Provider>
  );
}
