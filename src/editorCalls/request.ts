import type { Validator } from '../codec/validator';
import type { CallMethod } from './row';

/** Where the host takes the editor's calls. */
export const callsPrefix = '/editor/api';

/** A call as it is sent. Each is made by the function of its row, in `src/generated/editorCalls/`. */
export interface CallRequest {
  readonly method: CallMethod;
  /** Below `callsPrefix`, its parameters filled in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON, a form as multipart. */
  readonly payload?: object;
}

/** A call that answers with a value. */
export interface ValueRequest<Value> extends CallRequest {
  readonly validate: Validator<Value>;
}

/** The address of a call on its host; what is empty is left out of the query. */
export function requestAddress({ path, query = {} }: CallRequest): string {
  const present = Object.entries(query).filter((entry) => entry[1] !== undefined && entry[1] !== '');
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)]));
  return `${callsPrefix}${path}${search.size === 0 ? '' : `?${search.toString()}`}`;
}
