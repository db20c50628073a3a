import { combineReducers, configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createEditorClient } from '../../src/editor/kit/api/editorClient';
import { openThreads, resolvedThreads } from '../../src/editor/workspace/comments/commentsFeature';
import { editSlice } from '../../src/editor/workspace/model/editSlice';
import type { EditTools, ChangeKeeper, KeptChanges } from '../../src/editor/workspace/model/keptChanges';
import { finalSaves } from '../../src/editor/workspace/model/saveFinally';
import { sessionEvents, sessionSlice } from '../../src/editor/kit/session/sessionSlice';
import type { Draft, EditorSession, TemplateDetails } from '../../src/generated/editor';
import { createFakeServer, type FakeRoute } from './fakeServer';

export const templateId = 'buen-fin';
export const draftPath = `/editor/api/templates/${templateId}/draft`;
export const lockPath = `/editor/api/templates/${templateId}/lock`;
export const watchPath = `/editor/api/templates/${templateId}/watch`;
export const detailsPath = `/editor/api/templates/${templateId}`;

/** A document that says one thing. */
export const saying = (title: string): string => `{"id":"${templateId}","title":"${title}","blocks":[]}`;

export const draftOf = (document: string, version: number, name = 'Ana'): Draft => ({
  version,
  document,
  sha256: 'a'.repeat(64),
  changedAt: 1,
  changedById: name,
  changedByName: name,
});

export const detailsOf = (document: string, version: number): TemplateDetails => ({
  id: templateId,
  state: 'draft',
  version,
  draft: draftOf(document, version),
  live: null,
  lock: null,
  approvals: [],
  approval: null,
  askable: ['Berta'],
  schedule: null,
  isArchived: false,
});

export const refusal = (code: string, more: object = {}) => ({ error: { code, message: code, ...more } });

export const session: EditorSession = {
  account: {
    id: 'ana',
    email: 'ana@presta.example',
    name: 'Ana',
    role: 'publisher',
    markets: null,
    isOfProvider: false,
    language: 'en',
  },
  csrfToken: 'token',
  expiresAt: 1,
  requiresApproval: false,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
};

function memoryKeeper() {
  const kept = new Map<string, KeptChanges>();
  const keeper: ChangeKeeper = {
    read: (key) => kept.get(key),
    write: (key, changes) => (kept.set(key, changes), true),
    clear: (key) => void kept.delete(key),
  };
  return { kept, keeper };
}

// jsdom has none.
if (!('reportError' in globalThis))
  Object.assign(globalThis, { reportError: (error: unknown) => console.error(error) });

/** The state of the edit screen with its effects, over a server whose answers a test gives. */
export function openEdited(routes: Readonly<Record<string, FakeRoute>>) {
  const server = createFakeServer(routes);
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      edit: editSlice.reducer,
      session: sessionSlice.reducer,
      finalSaves: finalSaves.reducer,
      openThreads: openThreads.reducer,
      resolvedThreads: resolvedThreads.reducer,
    }),
    middleware: () => new Tuple(saga),
  });
  const client = createEditorClient({
    fetch: server.fetch,
    csrfToken: () => 'token',
    onProblem: () => undefined,
  });
  const { kept, keeper } = memoryKeeper();
  const tools: EditTools = {
    client,
    keeper,
    keyOf: (id: string) => `ana/${id}`,
    window,
    lastSave: undefined,
  };
  store.dispatch(sessionEvents.arrived(session));
  return {
    server,
    store,
    saga,
    tools,
    kept,
    edit: () => store.getState().edit,
    say: (...actions: readonly UnknownAction[]) => actions.forEach((action) => store.dispatch(action)),
    /** What was sent to a path by a method, in order. */
    sent: (method: string, path: string) =>
      server
        .to(path)
        .filter((request) => request.method === method)
        .map(({ body }) => body),
  };
}
