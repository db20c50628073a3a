import { useDispatch, useSelector } from 'react-redux';
import * as effects from '../../../effects/resource';
import { settle as settleCall } from '../../../effects/safely';
import { useOpened } from '../../../effects/useResource';
import { success } from '../../../kernel/result';
import type { EditorProblem, EditorReply } from '../api/editorClient';

/** The editor's store as one of its slices sees it; undefined before its part was opened. */
export type StateOf<Slice> = Readonly<Record<string, Slice | undefined>>;

export type ResourceState<Request, Value> = effects.ResourceState<Value, Request, EditorProblem>;

export function createResource<Request, Value>(name: string) {
  const resource = effects.createResource<Request, Value, EditorProblem>(name);
  type State = ResourceState<Request, Value>;
  const select = (state: StateOf<State>): State => state[name] ?? resource.initialState;
  return { ...resource, name, select };
}

export type Resource<Request, Value> = ReturnType<typeof createResource<Request, Value>>;

/** What a call that throws counts as. */
const thrown = { code: 'malformed' } as const;

export const settle = <Value>(send: () => Promise<EditorReply<Value>>): Promise<EditorReply<Value>> =>
  settleCall<Value, EditorProblem>(send, thrown);

/**
 * Loads a resource whenever it is asked for; the last request wins.
 * @param ready ends once it may be asked for
 */
export const watchResource = <Request, Value>(
  resource: Resource<Request, Value>,
  load: (request: Request) => Promise<EditorReply<Value>>,
  ready?: (request: Request) => Generator,
) => effects.watchRequests(resource, load, { thrown, ready });

/**
 * A resource that a screen or dialog is about: asked for when it opens, and whenever the request is another one.
 * @param request the same object until it asks for something else
 */
export function useResource<Request, Value>(resource: Resource<Request, Value>, request: Request) {
  const dispatch = useDispatch();
  useOpened(resource, request);
  const state = useSelector(resource.select);
  const renew = (renewed: Request) => void dispatch(resource.renewed(renewed));
  return { ...state, renew, retry: () => renew(state.request ?? request) };
}

interface Page<Cursor> {
  readonly next: Cursor | null;
}

/** Pages of a list, asked for one after the other: each says where the next begins. */
export async function getPages<Cursor, Value extends Page<Cursor>>(
  count: number,
  getPage: (cursor: Cursor | undefined) => Promise<EditorReply<Value>>,
): Promise<EditorReply<{ readonly pages: readonly Value[]; readonly last: Value }>> {
  const pages: Value[] = [];
  let cursor: Cursor | undefined;
  for (;;) {
    const reply = await getPage(cursor);
    if (!reply.ok) return reply;
    pages.push(reply.value);
    if (reply.value.next === null || pages.length >= count) return success({ pages, last: reply.value });
    cursor = reply.value.next;
  }
}
