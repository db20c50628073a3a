import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import editor from '../../../../locales/en/editor.json';
import { createFakeServer, type FakeReply, type SeenRequest } from '../../../../tests/support/fakeServer';
import type { EditorSession, Webhook, WebhookDelivery } from '../../../generated/editor';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { createEditorClient } from '../../kit/api/editorClient';
import { sessionEvents, sessionSlice } from '../../kit/session/sessionSlice';
import { reducersOf } from '../../kit/shell/feature';
import { WebhooksScreen } from './WebhooksScreen';
import { webhooksFeature } from './webhooksFeature';

// jsdom leaves these out; dialogs ask them how an on-screen keyboard would come.
const stillList = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(window, { matchMedia: () => stillList });
Object.assign(globalThis, { CSS: { escape: (text: string) => text, supports: () => false } });

const webhook = (id: string, name: string): Webhook => ({
  id,
  name,
  url: `https://${id}.example/hook`,
  events: null,
  markets: null,
  isOn: true,
  createdAt: 1,
  createdByName: 'Ada',
  previousSecretUntil: null,
  pending: 0,
  failed: 0,
  deliveredAt: null,
});
const delivery = (id: number, templateId: string): WebhookDelivery => ({
  id,
  eventId: `e${id}`,
  body: '{}',
  type: 'publication.published',
  templateId,
  bundle: null,
  at: 1,
  state: 'delivered',
  tries: 1,
  nextTryAt: null,
  triedAt: 1,
  status: 204,
  problem: null,
});
/** Two pages of an endpoint's deliveries. */
const pagesOf =
  (name: string) =>
  ({ query }: SeenRequest): FakeReply => ({
    body: query.before
      ? { deliveries: [delivery(1, `${name}-old`)], next: null }
      : { deliveries: [delivery(2, `${name}-new`)], next: 2 },
  });
const toA = '/editor/api/webhooks/a/deliveries';
const toB = '/editor/api/webhooks/b/deliveries';

async function open() {
  const server = createFakeServer({
    '/editor/api/webhooks': { body: { webhooks: [webhook('a', 'Alpha'), webhook('b', 'Beta')] } },
    [toA]: pagesOf('alpha'),
    [toB]: pagesOf('beta'),
    '/editor/api/webhooks/b/test': { status: 202, body: {} },
    '/editor/api/webhook-deliveries/1/again': { status: 202, body: {} },
  });
  const saga = createSagaMiddleware();
  const reducer = combineReducers({
    session: sessionSlice.reducer,
    ...reducersOf(webhooksFeature.slices),
  });
  const store = configureStore({ reducer, middleware: () => new Tuple(saga) });
  const account = { id: 'a1', email: 'ada@b.co', name: 'Ada', role: 'administrator', language: 'en' };
  store.dispatch(sessionEvents.arrived({ account, csrfToken: 'token' } as unknown as EditorSession));
  const client = createEditorClient({
    fetch: server.fetch,
    csrfToken: () => 'token',
    onProblem: () => undefined,
  });
  saga.run(webhooksFeature.saga, { client, window, navigate: () => undefined });
  render(
    <Provider store={store}>
      <TranslateContext value={presetTranslate({ editor })}>
        <MemoryRouter>
          <WebhooksScreen />
        </MemoryRouter>
      </TranslateContext>
    </Provider>,
  );
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const listed = () => server.to('/editor/api/webhooks').length;
  return { server, user, press, listed };
}

it('keeps the deliveries of one endpoint while another is tried', async () => {
  const { server, user, press, listed } = await open();
  await press('Deliveries to Alpha');
  await screen.findByText('alpha-new');
  await press('Actions for Beta');
  await user.click(await screen.findByRole('menuitem', { name: 'Send a test' }));
  await waitFor(() => expect(listed()).toBe(2));
  screen.getByText('alpha-new');
  expect(server.to(toB)).toEqual([]);
  expect(server.to(toA)).toHaveLength(1);
});

it('stays on the page that is shown when one of it is sent again', async () => {
  const { server, press } = await open();
  await press('Deliveries to Alpha');
  await press('Show older');
  await screen.findByText('alpha-old');
  await press('Send again: Page published of alpha-old');
  await waitFor(() => expect(server.to(toA)).toHaveLength(3));
  expect(server.to(toA).map(({ query }) => query.before)).toEqual([undefined, '2', '2']);
  screen.getByText('alpha-old');
  await press('Show newest');
  await screen.findByText('alpha-new');
});

describe('while it is open', () => {
  let visibility: DocumentVisibilityState = 'visible';
  const turn = (to: DocumentVisibilityState) => {
    visibility = to;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  beforeEach(() => {
    visibility = 'visible';
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('renews itself, on the page that is shown, and says nothing of it', async () => {
    const { server, press, listed } = await open();
    await press('Deliveries to Alpha');
    await press('Show older');
    await screen.findByText('alpha-old');
    const failed = { ...delivery(1, 'alpha-old'), state: 'failed' as const };
    server.answer(toA, { body: { deliveries: [failed], next: null } });
    server.answer('/editor/api/webhooks', {
      body: { webhooks: [webhook('a', 'Alpha'), webhook('b', 'Gamma')] },
    });
    await pass(5_000);
    await screen.findByText('Given up');
    screen.getByText('Gamma');
    expect(server.to(toA).map(({ query }) => query.before)).toEqual([undefined, '2', '2']);
    expect(listed()).toBe(2);
    expect(server.to(toB)).toEqual([]);
  });

  it('asks for nothing more of an endpoint that has gone', async () => {
    const { server, press, listed } = await open();
    await press('Deliveries to Alpha');
    await screen.findByText('alpha-new');
    server.answer('/editor/api/webhooks', { body: { webhooks: [webhook('b', 'Beta')] } });
    await pass(5_000);
    await waitFor(() => expect(screen.queryByText('alpha-new')).toBeNull());
    await pass(5_000);
    expect([listed(), server.to(toA).length]).toEqual([3, 1]);
  });

  it('goes on with an endpoint that could not be deleted', async () => {
    const { server, user, press } = await open();
    await press('Deliveries to Alpha');
    await screen.findByText('alpha-new');
    server.answer('/editor/api/webhooks/a', 'lost');
    await press('Actions for Alpha');
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await within(dialog).findByText(/There is no connection/);
    await pass(5_000);
    await waitFor(() => expect(server.to(toA)).toHaveLength(2));
  });

  it('asks for nothing while nobody sees it, and at once when it is seen again', async () => {
    const { server, press, listed } = await open();
    await press('Deliveries to Alpha');
    await screen.findByText('alpha-new');
    turn('hidden');
    await pass(60_000);
    expect([listed(), server.to(toA).length]).toEqual([1, 1]);
    turn('visible');
    await waitFor(() => expect([listed(), server.to(toA).length]).toEqual([2, 2]));
    cleanup();
    await pass(60_000);
    expect(listed()).toBe(2);
  });

  it('says that it could not, and waits to be asked', async () => {
    const { server, press } = await open();
    await press('Deliveries to Alpha');
    await screen.findByText('alpha-new');
    server.answer(toA, 'lost');
    await pass(5_000);
    const problem = await screen.findByTestId('editor-problem');
    screen.getByText('alpha-new');
    await pass(60_000);
    expect(server.to(toA)).toHaveLength(2);
    server.answer(toA, pagesOf('alpha'));
    fireEvent.click(within(problem).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByTestId('editor-problem')).toBeNull());
    await pass(5_000);
    expect(server.to(toA)).toHaveLength(4);
  });
});

it('names the bundle that an event is about, and the id of one that is there no more', async () => {
  const { server, press } = await open();
  const about = (id: number, bundle: WebhookDelivery['bundle']): WebhookDelivery => ({
    ...delivery(id, ''),
    type: 'bundle.published',
    bundle,
  });
  const deliveries = [about(2, { id: 'b1', name: 'March' }), about(1, { id: 'b0' })];
  server.answer(toA, { body: { deliveries, next: null } });
  await press('Deliveries to Alpha');
  await screen.findByText('March');
  screen.getByText('b0');
  screen.getByRole('button', { name: 'Send again: Bundle published of March' });
});

it('shows the deliveries of one endpoint at a time, and hides them', async () => {
  const { press } = await open();
  await press('Deliveries to Alpha');
  await screen.findByText('alpha-new');
  await press('Deliveries to Beta');
  await screen.findByText('beta-new');
  expect(screen.queryByText('alpha-new')).toBeNull();
  await press('Deliveries to Beta');
  expect(screen.queryByText('beta-new')).toBeNull();
});

it('says that a call failed, keeps what is shown, and asks for the same page again', async () => {
  const { server, press } = await open();
  await press('Deliveries to Alpha');
  await screen.findByText('alpha-new');
  server.answer(toA, 'lost');
  await press('Show older');
  const problem = await screen.findByTestId('editor-problem');
  screen.getByText('alpha-new');
  server.answer(toA, pagesOf('alpha'));
  await userEvent.click(within(problem).getByRole('button', { name: 'Try again' }));
  await screen.findByText('alpha-old');
});

it("lists no fault of the host's below words that say all", async () => {
  const { server, user, press } = await open();
  await press('New webhook');
  const dialog = await screen.findByRole('dialog', { name: 'New webhook' });
  const faults = [{ path: '/url', message: 'may not be private' }];
  server.answer('/editor/api/webhooks', {
    status: 422,
    body: { error: { code: 'invalid', message: 'no', faults } },
  });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'CRM');
  await user.type(within(dialog).getByRole('textbox', { name: 'Address' }), '10.1.2.3');
  await user.click(within(dialog).getByRole('button', { name: 'Make webhook' }));
  await within(dialog).findByText(/This address can’t be used/);
  expect(within(dialog).queryByText('/url')).toBeNull();
});
