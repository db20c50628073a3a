import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import {
  detailsOf,
  detailsPath,
  draftOf,
  draftPath,
  lockPath,
  openEdited,
  refusal,
  saying,
  templateId,
  watchPath,
} from '../../../../tests/support/editedTemplate';
import english from '../../../../locales/en/editorEdit.json';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { watchEdit } from '../model/editSaga';
import { editEvents } from '../model/editSlice';
import { LockNotice } from './LockNotice';
import { SaveStatus } from './SaveStatus';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dora = { accountId: 'dora', accountName: 'Dora', until: 1 };

/** Dora has taken the lock by the time that the first word is sent. */
async function openTaken() {
  const doras = { status: 409, body: refusal('locked', { lock: dora }) };
  const opened = openEdited({
    [detailsPath]: { body: detailsOf(saying('as it was'), 1) },
    [draftPath]: doras,
    [lockPath]: doras,
    [watchPath]: 'silent',
  });
  opened.saga.run(watchEdit, { client: opened.tools.client, window, navigate: () => undefined });
  opened.say(editEvents.opened(templateId));
  await pass(0);
  render(
    <Provider store={opened.store}>
      <TranslateContext value={presetTranslate({ editorEdit: english })}>
        <SaveStatus />
        <LockNotice />
      </TranslateContext>
    </Provider>,
  );
  act(() => opened.say(editEvents.documentChanged(saying('a word'))));
  await pass(2_000);
  return opened;
}

/** What this device has of the template. */
const kept = (): string =>
  Array.from({ length: localStorage.length }, (_, place) =>
    localStorage.getItem(localStorage.key(place) ?? ''),
  ).join();
const status = () => screen.getByTestId('save-status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a word that somebody else came before is called unsaved, where it stands and in the status', async () => {
  const { edit } = await openTaken();
  expect(edit().text).toBe(saying('a word'));
  expect(screen.getByRole('alert').textContent).toContain('Your last change is not saved: Dora is editing');
  expect(status()).toBe(english.save.failed);
});

test('it is asked for in one tap, and saved by taking over where the other goes on', async () => {
  const { edit, server, sent } = await openTaken();
  const ana = { accountId: 'ana', accountName: 'Ana' };
  server.answer(lockPath, { status: 409, body: refusal('locked', { lock: { ...dora, askedBy: ana } }) });
  press('Ask to edit');
  await pass(0);
  expect(sent('PUT', lockPath).at(-1)).toMatchObject({ asks: true });
  expect(screen.getByRole('alert').textContent).toContain('Dora has been asked');
  expect(screen.queryByRole('button', { name: /^Ask/ })).toBe(null);
  server.answer(lockPath, { body: { lock: { ...dora, ...ana } } });
  server.answer(draftPath, { body: { draft: draftOf(saying('a word'), 2) } });
  press('Take over and save');
  await pass(3_000);
  expect(sent('PUT', lockPath).at(-1)).toMatchObject({ takesOver: true });
  expect(edit()).toMatchObject({ phase: 'saved', savedText: saying('a word'), othersLock: undefined });
});

test('it is left for what the other has saved meanwhile, and this device forgets it', async () => {
  const { edit, server } = await openTaken();
  expect(kept()).toContain('a word');
  server.answer(detailsPath, { body: detailsOf(saying('of Dora'), 2) });
  press('Discard my change');
  await pass(100);
  expect(edit()).toMatchObject({ phase: 'saved', text: saying('of Dora'), version: 2 });
  expect(kept()).toBe('');
  expect(status()).toBe(english.save.readOnly);
  expect(screen.getByRole('button', { name: 'Ask to edit' })).toBeTruthy();
});

test('who is asked says yes or no in one tap, and reads afterwards whose turn it is', async () => {
  const opened = openEdited({
    [detailsPath]: { body: detailsOf(saying('as it was'), 1) },
    [lockPath]: { body: { lock: { ...dora, accountId: 'ana', accountName: 'Ana' } } },
    [draftPath]: { body: { draft: draftOf(saying('a word'), 2) } },
    [watchPath]: 'silent',
  });
  opened.saga.run(watchEdit, { client: opened.tools.client, window, navigate: () => undefined });
  opened.say(editEvents.opened(templateId));
  await pass(0);
  render(
    <Provider store={opened.store}>
      <TranslateContext value={presetTranslate({ editorEdit: english })}>
        <LockNotice />
      </TranslateContext>
    </Provider>,
  );
  act(() => opened.say(editEvents.documentChanged(saying('a word'))));
  await pass(0);
  const asks = { accountId: 'dora', accountName: 'Dora' };
  act(() => opened.say(editEvents.lockAskedFor(asks)));
  press('Go on editing');
  await pass(0);
  expect(opened.sent('PUT', lockPath).at(-1)).toEqual({ keeps: true });
  expect(screen.queryByRole('alert')).toBe(null);
  act(() => opened.say(editEvents.lockAskedFor(asks)));
  expect(screen.getByRole('alert').textContent).toContain('Dora would like to edit this page');
  press('Let them edit');
  await pass(100);
  // What was written is on the host before the lock is.
  expect(opened.server.requests.map(({ method }) => method).slice(-2)).toEqual(['PUT', 'DELETE']);
  expect(opened.edit()).toMatchObject({ phase: 'saved', ownsLock: false });
  act(() => opened.say(editEvents.lockMissed(dora)));
  expect(screen.getByRole('alert').textContent).toContain('Dora asked and is editing now');
});
