/** Entry of the template editor: everything below `/editor`. */
// First, so that every component's own styles win over the base.
import '../../ui/tokens.css';
import './editor.css';
import { createRoot } from 'react-dom/client';
import { createEditorClient, isSignedOut } from '../../editor/kit/api/editorClient';
import { sessionEvents } from '../../editor/kit/session/sessionSlice';
import { rootElement } from '../bootData';
import { bearRewriting } from '../translator/bearRewriting';
import { noteRewriting } from '../translator/noteRewriting';
import { EditorPage } from './EditorPage';
import { createEditorStore } from './editorStore';
import { createApprovalScreen, createScreens } from './screens';
import type { EditorFeature } from '../../editor/kit/shell/feature';

function openEditor(): void {
  const { store, start, add } = createEditorStore();
  let navigate: (path: string) => void = () => undefined;
  const client = createEditorClient({
    fetch: window.fetch.bind(window),
    csrfToken: () => store.getState().session.session?.csrfToken,
    onProblem: (problem) => {
      if (isSignedOut(problem)) store.dispatch(sessionEvents.ended());
    },
  });
  const dependencies = { client, window, navigate: (path: string) => navigate(path) };
  start(dependencies);
  const addTo = (feature: EditorFeature): void => add(feature, dependencies);
  const screens = createScreens(addTo);
  const approval = createApprovalScreen(addTo);
  if (navigator.language.startsWith('es')) store.dispatch(sessionEvents.languageFound('es'));
  store.dispatch(sessionEvents.asked());
  bearRewriting(noteRewriting(document));
  createRoot(rootElement()).render(
    <EditorPage
      store={store}
      screens={screens}
      approval={approval}
      onNavigatorReady={(given) => void (navigate = given)}
    />,
  );
}

openEditor();
