import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import english from '../../../locales/en/editor.json';
import { session } from '../../../tests/support/editedTemplate';
import { createFakeServer } from '../../../tests/support/fakeServer';
import type { TemplateEntry } from '../../generated/editor';
import { presetTranslate } from '../../texts/presetTranslate';
import { TranslateContext } from '../../texts/TranslateContext';
import { createEditorClient } from '../kit/api/editorClient';
import { sessionEvents, sessionSlice } from '../kit/session/sessionSlice';
import { idsLike, idUseOf } from './idUse';
import { ImportDialog } from './ImportDialog';
import { createTemplate, importedId, listFeature } from './listFeature';

// jsdom leaves these out; dialogs ask them how an on-screen keyboard would come.
const stillList = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(window, { matchMedia: () => stillList });
Object.assign(globalThis, { CSS: { escape: (text: string) => text, supports: () => false } });

const listPath = '/editor/api/templates';
const entry = (id: string, name: string): TemplateEntry => ({
  id,
  name,
  state: 'draft',
  kind: 'landing',
  locale: 'es',
  market: 'mx',
  changedByName: 'Ana',
  changedAt: 0,
  liveRevision: null,
  lockedByName: null,
  approval: null,
  folderId: null,
  publishedAt: null,
  isArchived: false,
  isChanged: false,
  offline: null,
  publishAt: null,
  isChangedSinceScheduled: false,
  syncedBehind: [],
  endAt: null,
  blocksOff: 0,
  guard: null,
  lastDays: { visits: 0, registrations: 0 },
});
const there = [entry('verano', 'Verano'), entry('verano-2', 'Otro verano')];

async function choose(document: object) {
  const server = createFakeServer({
    [listPath]: ({ query: { ids = '' } }) => {
      const templates = there.filter(({ id }) => ids.split(',').includes(id));
      return { body: { templates, next: null, total: templates.length, waitingForMe: 0 } };
    },
  });
  const saga = createSagaMiddleware();
  const reducer = combineReducers({
    session: sessionSlice.reducer,
    [importedId.name]: importedId.reducer,
    [createTemplate.name]: createTemplate.reducer,
  });
  const store = configureStore({ reducer, middleware: () => new Tuple(saga) });
  store.dispatch(sessionEvents.arrived(session));
  const client = createEditorClient({
    fetch: server.fetch,
    csrfToken: () => 't',
    onProblem: () => undefined,
  });
  saga.run(listFeature.saga, { client, window, navigate: () => undefined });
  render(
    <MemoryRouter>
      <Provider store={store}>
        <TranslateContext value={presetTranslate({ editor: english })}>
          <ImportDialog onClosed={() => undefined} />
        </TranslateContext>
      </Provider>
    </MemoryRouter>,
  );
  const file = new File([''], 'verano.json', { type: 'application/json' });
  // jsdom has none.
  file.text = async () => JSON.stringify(document);
  await userEvent.upload(window.document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  const id = await screen.findByLabelText<HTMLInputElement>(english.list.id);
  await waitFor(() => expect(importedId.select(store.getState()).status).toBe('ready'));
  return id;
}

/** Live regions that say something: each field has one. */
const said = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

test('where the id of a file is taken, a free one is proposed and the way to replace that page is shown', async () => {
  const id = await choose({ id: 'verano', name: 'Verano', blocks: [] });
  await waitFor(() => expect(id.value).toBe('verano-3'));
  expect(said()).toEqual([expect.stringContaining('“Verano” has the id verano already')]);
  const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'History of “Verano” → Import a file' });
  expect(way.getAttribute('href')).toBe('/templates/verano/history');
});

test('an id that is free stays', async () => {
  const id = await choose({ id: 'otono', name: 'Otoño', blocks: [] });
  expect(id.value).toBe('otono');
  expect(said()).toEqual([]);
});

test('what is proposed is an id, also for a long one', () => {
  const long = 'a'.repeat(100);
  expect(idsLike(long).every((each) => each.length <= 100)).toBe(true);
  expect(idUseOf(long, [entry(long, 'Long')]).free).toBe(`${'a'.repeat(98)}-2`);
});
