import { configureStore, Tuple } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { failure, success } from '../../../kernel/result';
import type { EditorReply } from '../api/editorClient';
import { createEditorMutation, useMutation, watchMutation } from './mutation';
import { createResource, getPages, watchResource } from './resource';

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
    const mutation = createEditorMutation<string, number>('test');
    const server = waitingServer<number>();
    const saga = createSagaMiddleware();
    const store = configureStore({ reducer: { test: mutation.reducer }, middleware: () => new Tuple(saga) });
    saga.run(() => watchMutation(mutation, server.send));
    return { mutation, server, store, state: () => mutation.select(store.getState()) };
  };

  it('is sent once, however often it is asked for while it is under way', async () => {
    const { mutation, server, store, state } = open();
    store.dispatch(mutation.requested('first'));
    store.dispatch(mutation.requested('second'));
    expect(server.waiting.map(({ request }) => request)).toEqual(['first']);
    expect(state()).toMatchObject({ status: 'underWay', request: 'first' });
    server.waiting[0]?.answer(success(7));
    await settled();
    expect(state()).toMatchObject({ status: 'done', request: 'first', value: 7 });
  });

  it('can be asked for again after a failure, which is then forgotten', async () => {
    const { mutation, server, store, state } = open();
    store.dispatch(mutation.requested('first'));
    server.waiting[0]?.answer(failure({ code: 'offline' }));
    await settled();
    expect(state()).toMatchObject({ status: 'idle', request: 'first', problem: { code: 'offline' } });
    store.dispatch(mutation.requested('second'));
    expect(server.waiting).toHaveLength(2);
    expect(state()).toMatchObject({ status: 'underWay', request: 'second', problem: undefined });
  });

  it('is not forgotten while it is under way', () => {
    const { mutation, store, state } = open();
    store.dispatch(mutation.requested('first'));
    store.dispatch(mutation.forgotten());
    expect(state().status).toBe('underWay');
  });

  it('closes the dialog that asked once it is done, and is forgotten with it', async () => {
    const { mutation, server, store, state } = open();
    const onDone = jest.fn();
    const { result, unmount } = renderHook(() => useMutation(mutation, onDone), {
      wrapper: ({ children }) => createElement(Provider, { store, children }),
    });
    act(() => result.current.run('first'));
    expect(result.current.isBusy).toBe(true);
    expect(onDone).not.toHaveBeenCalled();
    server.waiting[0]?.answer(success(7));
    await act(settled);
    expect(onDone).toHaveBeenCalledTimes(1);
    unmount();
    expect(state()).toMatchObject({ status: 'idle', request: undefined, value: undefined });
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

describe('pages of a list', () => {
  const getPage = (failsAt?: number) => (cursor: number | undefined) => {
    const start = cursor ?? 0;
    if (start === failsAt) return Promise.resolve(failure({ code: 'offline' } as const));
    return Promise.resolve(success({ items: [start], next: start === 2 ? null : start + 1 }));
  };

  it.each([
    [1, [0], 1],
    [2, [0, 1], 2],
    [9, [0, 1, 2], null],
  ])('%s of three are asked for one after the other', async (count, items, next) => {
    const found = await getPages(count, getPage());
    expect(found.ok && found.value.pages.flatMap((page) => page.items)).toEqual(items);
    expect(found.ok && found.value.last.next).toBe(next);
  });

  it('are not there where one of them is not', async () => {
    expect(await getPages(3, getPage(1))).toEqual(failure({ code: 'offline' }));
  });
});
