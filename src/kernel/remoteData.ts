import type { Failure } from './failure';

/** The life of data that comes from elsewhere. */
export type RemoteData<Value> =
  | { readonly status: 'initial' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly failure: Failure };
