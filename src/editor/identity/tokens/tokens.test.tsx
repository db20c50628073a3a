import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import editor from '../../../../locales/en/editor.json';
import { createFakeServer, type FakeReply } from '../../../../tests/support/fakeServer';
import type { AccessToken, EditorSession, Role } from '../../../generated/editor';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { createEditorClient } from '../../kit/api/editorClient';
import { sessionEvents, sessionSlice } from '../../kit/session/sessionSlice';
import { reducersOf } from '../../kit/shell/feature';
import { tokensFeature, type TokenOwners } from './tokensFeature';
import { TokensPart } from './TokensPart';

// jsdom leaves these out; dialogs ask them how an on-screen keyboard would come.
const stillList = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(window, { matchMedia: () => stillList });
Object.assign(globalThis, { CSS: { escape: (text: string) => text, supports: () => false } });

const token: AccessToken = {
  id: 't1',
  kind: 'personal',
  name: 'CI',
  scope: 'draft',
  markets: ['mx'],
  accountId: 'a1',
  accountName: 'Ada',
  createdAt: 1,
  expiresAt: 2_000_000_000_000,
  lastUsedAt: null,
};
const secret = `vitrina_${'x'.repeat(43)}`;
const refusal = (status: number, error: object): FakeReply => ({
  status,
  body: { error: { message: 'no', ...error } },
});
const own = '/editor/api/tokens';
const all = '/editor/api/tokens/all';
const machine = '/editor/api/tokens/machine';

function draw(owners: TokenOwners, role: Role, routes: Parameters<typeof createFakeServer>[0]) {
  const server = createFakeServer(routes);
  const saga = createSagaMiddleware();
  const reducer = combineReducers({
    session: sessionSlice.reducer,
    ...reducersOf(tokensFeature.slices),
  });
  const store = configureStore({ reducer, middleware: () => new Tuple(saga) });
  const account = { id: 'a1', email: 'ada@b.co', name: 'Ada', role, language: 'en' };
  store.dispatch(sessionEvents.arrived({ account, csrfToken: 'token' } as unknown as EditorSession));
  const client = createEditorClient({
    fetch: server.fetch,
    csrfToken: () => 'token',
    onProblem: () => undefined,
  });
  saga.run(tokensFeature.saga, { client, window, navigate: () => undefined });
  render(
    <Provider store={store}>
      <TranslateContext value={presetTranslate({ editor })}>
        <TokensPart owners={owners} />
      </TranslateContext>
    </Provider>,
  );
  return { server, store, user: userEvent.setup() };
}

const posted = (server: ReturnType<typeof createFakeServer>, path: string) =>
  server
    .to(path)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body);

it('makes a token of the scopes that a role has, says why it was refused, and shows it once', async () => {
  const { server, store, user } = draw('own', 'editor', { [own]: { body: { tokens: [] } } });
  await screen.findByText('There are none.');
  await user.click(screen.getByRole('button', { name: 'New token' }));
  const dialog = await screen.findByRole('dialog', { name: 'New token' });
  const days = within(dialog).getByRole('textbox', { name: 'Days until it ends' });
  const make = within(dialog).getByRole('button', { name: 'Make token' });
  await user.clear(days);
  await user.type(days, '367');
  for (const market of ['Mexico', 'India', 'No market'])
    await user.click(within(dialog).getByRole('checkbox', { name: market }));
  await user.click(make);
  await within(dialog).findByText('This is needed.');
  within(dialog).getByText('Choose at least one market.');
  within(dialog).getByText('Write a number of days from 1 to 366.');
  expect(posted(server, own)).toEqual([]);

  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' CI ');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Mexico' }));
  await user.clear(days);
  await user.type(days, '30');
  await user.click(within(dialog).getByRole('button', { name: /Scope/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Read', 'Draft']);
  await user.click(screen.getByRole('option', { name: 'Draft' }));
  server.answer(own, refusal(403, { code: 'forbidden' }));
  await user.click(make);
  await within(dialog).findByText(/Your role does not allow this scope/);
  server.answer(own, refusal(409, { code: 'conflict', reason: 'tooMany' }));
  await user.click(make);
  await within(dialog).findByText(/There are 50 tokens already/);
  server.answer(own, ({ method }) =>
    method === 'POST' ? { status: 201, body: { secret, token } } : { body: { tokens: [token] } },
  );
  await user.click(make);

  const shown = await screen.findByRole('textbox', { name: 'Token' });
  expect((shown as HTMLInputElement).value).toBe(secret);
  screen.getByText(/It is not shown again/);
  expect(posted(server, own).at(-1)).toEqual({
    name: 'CI',
    scope: 'draft',
    markets: ['mx'],
    expiresInDays: 30,
  });
  // A slip must not lose it.
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Copy token' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(JSON.stringify(store.getState())).not.toContain(secret);
  screen.getByRole('cell', { name: 'CI' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New token' })));
});

it('revokes once it is confirmed, and the focus does not leave with the row', async () => {
  const tokens = [token];
  const { server, user } = draw('own', 'viewer', { [own]: () => ({ body: { tokens } }) });
  await user.click(await screen.findByRole('button', { name: 'Revoke CI' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke CI?' });
  server.answer(`${own}/t1`, refusal(404, { code: 'notFound' }));
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await within(dialog).findByText('It has ended or was revoked already.');
  server.answer(`${own}/t1`, () => {
    tokens.pop();
    return { body: {} };
  });
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  await screen.findByText('There are none.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New token' }));
  expect(server.to(`${own}/t1`).map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
});

it('shows an administrator whose each token is, and makes those of machines for every market', async () => {
  const { server, user } = draw('all', 'administrator', {
    [all]: {
      body: { tokens: [token, { ...token, id: 't2', name: 'Robot', kind: 'machine', markets: null }] },
    },
    [machine]: { status: 201, body: { secret, token } },
  });
  await screen.findByRole('row', { name: /^CI ?Ada Draft Mexico/ });
  screen.getByRole('row', { name: /^Robot ?Machine, made by Ada Draft All/ });
  await user.click(screen.getByRole('button', { name: 'New machine token' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Robot');
  await user.click(screen.getByRole('button', { name: 'Make token' }));
  await screen.findByRole('textbox', { name: 'Token' });
  expect(posted(server, machine)).toEqual([
    { name: 'Robot', scope: 'read', markets: null, expiresInDays: 90 },
  ]);
});
