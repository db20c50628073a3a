import type { EditorRefusal } from '../../generated/editor';

/**
 * Every way in which a call of the editor can end without data. A refusal carries what the host said about it:
 * faults, findings, the draft or the lock in the way; `http` is an error reply that holds no refusal.
 */
export type EditorProblem =
  | { readonly code: 'offline' | 'timeout' | 'malformed' }
  | { readonly code: 'http'; readonly status: number }
  | (EditorRefusal & {
      /** `Retry-After` of the reply, in seconds. */
      readonly retryAfterSeconds?: number;
    });

/** Nobody is signed in any more: to be mended by signing in, not by the screen that asked. */
export const isSignedOut = (problem: EditorProblem): boolean => problem.code === 'signedOut';
