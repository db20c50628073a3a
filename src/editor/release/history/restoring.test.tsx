import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import english from '../../../../locales/en/editor.json';
import edit from '../../../../locales/en/editorEdit.json';
import fields from '../../../../locales/en/editorFields.json';
import {
  detailsOf,
  draftOf,
  draftPath,
  refusal,
  saying,
  session,
  templateId,
} from '../../../../tests/support/editedTemplate';
import { createFakeServer, type FakeRoute } from '../../../../tests/support/fakeServer';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { createEditorClient } from '../../kit/api/editorClient';
import { sessionEvents, sessionSlice } from '../../kit/session/sessionSlice';
import { ImportOverDialog } from './ImportOverDialog';
import { type Restoring, restoreDraft, undoRestore, watchRestoring } from './restoreFeature';

// jsdom leaves these out; dialogs ask them how an on-screen keyboard would come.
const stillList = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(window, { matchMedia: () => stillList });
Object.assign(globalThis, { CSS: { escape: (text: string) => text, supports: () => false } });

const versionPath = `/editor/api/templates/${templateId}/versions/3`;
const kept = saying('kept');
const current = saying('current');

const saved: FakeRoute = ({ body }) => ({
  body: { draft: draftOf((body as { document: string }).document, 8) },
});

function openHistory(routes: Readonly<Record<string, FakeRoute>>) {
  const server = createFakeServer(routes);
  const saga = createSagaMiddleware();
  const reducer = combineReducers({
    session: sessionSlice.reducer,
    [restoreDraft.name]: restoreDraft.reducer,
    [undoRestore.name]: undoRestore.reducer,
  });
  const store = configureStore({ reducer, middleware: () => new Tuple(saga) });
  store.dispatch(sessionEvents.arrived(session));
  const client = createEditorClient({
    fetch: server.fetch,
    csrfToken: () => 't',
    onProblem: () => undefined,
  });
  saga.run(watchRestoring, { client });
  const sent = (method: string) =>
    server
      .to(draftPath)
      .filter((request) => request.method === method)
      .map(({ body }) => body);
  return { store, sent };
}

const restoring = (before: string | null): Restoring => ({
  id: templateId,
  source: { kind: 'version', number: 3 },
  baseVersion: 7,
  before,
});
const versionReply = {
  version: {
    number: 3,
    version: 2,
    sha256: 'b'.repeat(64),
    savedAt: 1,
    savedByName: 'Ana',
    reason: 'replaced',
  },
  document: kept,
};

test('a kept draft is saved over the version that was looked at, and an undo puts back what was there', async () => {
  const { store, sent } = openHistory({ [versionPath]: { body: versionReply }, [draftPath]: saved });
  store.dispatch(restoreDraft.requested(restoring(current)));
  await waitFor(() => expect(restoreDraft.select(store.getState()).status).toBe('done'));
  store.dispatch(undoRestore.requested({ id: templateId, baseVersion: 8, before: current }));
  await waitFor(() => expect(undoRestore.select(store.getState()).status).toBe('done'));
  expect(sent('PUT')).toEqual([
    { document: kept, baseVersion: 7, origin: 'restore' },
    { document: current, baseVersion: 8, origin: 'restore' },
  ]);
  // What was undone is not offered to be undone again.
  expect(restoreDraft.select(store.getState()).status).toBe('idle');
});

test('where there was no draft, an undo discards the one that was made', async () => {
  const { store, sent } = openHistory({ [draftPath]: { status: 204, body: '' } });
  store.dispatch(undoRestore.requested({ id: templateId, baseVersion: 8, before: null }));
  await waitFor(() => expect(undoRestore.select(store.getState()).status).toBe('done'));
  expect([sent('DELETE').length, sent('PUT').length]).toEqual([1, 0]);
});

test('a draft that somebody else changed meanwhile is not overwritten, and the refusal is kept', async () => {
  const conflict = { status: 409, body: refusal('conflict', { draft: draftOf(saying('theirs'), 8) }) };
  const { store } = openHistory({ [versionPath]: { body: versionReply }, [draftPath]: conflict });
  store.dispatch(restoreDraft.requested(restoring(current)));
  await waitFor(() =>
    expect(restoreDraft.select(store.getState()).problem).toMatchObject({ code: 'conflict' }),
  );
});

describe('a file over a page', () => {
  function openDialog() {
    const history = openHistory({ [draftPath]: saved });
    const onClosed = jest.fn();
    const translate = presetTranslate({ editor: english, editorEdit: edit, editorFields: fields });
    render(
      <Provider store={history.store}>
        <TranslateContext value={translate}>
          <ImportOverDialog details={detailsOf(current, 7)} onClosed={onClosed} />
        </TranslateContext>
      </Provider>,
    );
    const choose = async (text: string) => {
      const file = new File([text], 'other.json', { type: 'application/json' });
      // jsdom has none.
      file.text = async () => text;
      await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    };
    const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: english.history.importDo });
    return { ...history, onClosed, choose, submit };
  }

  test('shows what it changes, and becomes the draft of this page whatever page it was of', async () => {
    const { choose, submit, sent, onClosed } = openDialog();
    expect(submit().disabled).toBe(true);
    await choose('{"id":"elsewhere","name":"Other","title":"from a file","blocks":[]}');
    expect((await screen.findByTestId('differences')).textContent).toContain('“from a file”');
    await userEvent.click(submit());
    expect(onClosed).toHaveBeenCalled();
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    const [{ document: text, ...rest }] = sent('PUT') as [{ document: string }];
    expect(rest).toEqual({ baseVersion: 7, origin: 'import' });
    expect(JSON.parse(text)).toMatchObject({ id: templateId, name: 'Other', title: 'from a file' });
  });

  test('a file that is no template is said to be none, and can’t be sent', async () => {
    const { choose, submit } = openDialog();
    await choose('no JSON');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(''),
      ).not.toBe(''),
    );
    expect(submit().disabled).toBe(true);
  });
});
