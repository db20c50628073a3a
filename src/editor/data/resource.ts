import * as effects from '../../effects/resource';
import { settle as settleCall } from '../../effects/safely';
import type { EditorReply } from '../api/editorClient';
import type { EditorProblem } from '../api/problem';

export type ResourceState<Request, Value> = effects.ResourceState<Value, Request, EditorProblem>;

export const createResource = <Request, Value>(name: string) =>
  effects.createResource<Request, Value, EditorProblem>(name);

/** What a call that throws counts as. */
const thrown = { code: 'malformed' } as const;

export const settle = <Value>(send: () => Promise<EditorReply<Value>>): Promise<EditorReply<Value>> =>
  settleCall<Value, EditorProblem>(send, thrown);

/**
 * Loads a resource whenever it is asked for; the last request wins.
 * @param ready ends once it may be asked for
 */
export const watchResource = <Request, Value>(
  resource: effects.Resource<Request, Value, EditorProblem>,
  load: (request: Request) => Promise<EditorReply<Value>>,
  ready?: (request: Request) => Generator,
) => effects.watchRequests(resource, load, { thrown, ready });
