import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { failure, success } from '../../kernel/result';
import type { EditorReply } from '../api/editorClient';
import { createMutation, watchMutation } from './mutation';
import { createResource, watchResource } from './resource';

/** A server whose replies a test gives when it wants to. */
function waitingServer<Value>() {
  const waiting: { readonly request: unknown; readonly answer: (reply: EditorReply<Value>) => void }[] = [];
  return {
    waiting,
    send: (request: unknown) =>
      new Promise<EditorReply<Value>>((answer) => waiting.push({ request, answer })),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a call that acts', () => {
  const open = () => {
    const act = createMutation<string, number>('test');
    const server = waitingServer<number>();
    const saga = createSagaMiddleware();
    const store = configureStore({ reducer: act.reducer, middleware: () => new Tuple(saga) });
    saga.run(() => watchMutation(act, server.send));
    return { act, server, store };
  };

  it('is sent once, however often it is asked for while it is under way', async () => {
    const { act, server, store } = open();
    store.dispatch(act.requested('first'));
    store.dispatch(act.requested('second'));
    expect(server.waiting.map(({ request }) => request)).toEqual(['first']);
    expect(store.getState()).toMatchObject({ status: 'underWay', request: 'first' });
    server.waiting[0]?.answer(success(7));
    await settled();
    expect(store.getState()).toMatchObject({ status: 'done', request: 'first', value: 7 });
  });

  it('can be asked for again after a failure, which is then forgotten', async () => {
    const { act, server, store } = open();
    store.dispatch(act.requested('first'));
    server.waiting[0]?.answer(failure({ code: 'offline' }));
    await settled();
    expect(store.getState()).toMatchObject({ status: 'failed', problem: { code: 'offline' } });
    store.dispatch(act.requested('second'));
    expect(server.waiting).toHaveLength(2);
    expect(store.getState()).toMatchObject({ status: 'underWay', problem: undefined });
  });

  it('is not forgotten while it is under way', () => {
    const { act, store } = open();
    store.dispatch(act.requested('first'));
    store.dispatch(act.forgotten());
    expect(store.getState().status).toBe('underWay');
  });
});

describe('data of a screen', () => {
  const open = () => {
    const resource = createResource<string, number>('test');
    const server = waitingServer<number>();
    const saga = createSagaMiddleware();
    const store = configureStore({ reducer: resource.reducer, middleware: () => new Tuple(saga) });
    saga.run(() => watchResource(resource, server.send));
    return { resource, server, store };
  };

  it('shows the answer to the last question alone', async () => {
    const { resource, server, store } = open();
    store.dispatch(resource.opened('old'));
    store.dispatch(resource.opened('new'));
    server.waiting[1]?.answer(success(2));
    await settled();
    server.waiting[0]?.answer(success(1));
    await settled();
    expect(store.getState()).toMatchObject({ status: 'ready', request: 'new', value: 2 });
  });

  it('keeps what is there while it is asked for again, even where that fails', async () => {
    const { resource, server, store } = open();
    store.dispatch(resource.opened('a'));
    server.waiting[0]?.answer(success(1));
    await settled();
    store.dispatch(resource.renewed('a'));
    expect(store.getState()).toMatchObject({ status: 'loading', value: 1 });
    server.waiting[1]?.answer(failure({ code: 'timeout' }));
    await settled();
    expect(store.getState()).toMatchObject({ status: 'failed', value: 1, problem: { code: 'timeout' } });
  });

  it('shows nothing of another question while the new one is asked', async () => {
    const { resource, server, store } = open();
    store.dispatch(resource.opened('a'));
    server.waiting[0]?.answer(success(1));
    await settled();
    store.dispatch(resource.opened('b'));
    expect(store.getState()).toMatchObject({ status: 'loading', value: undefined, request: 'b' });
  });
});
