import { createAction } from '@reduxjs/toolkit';
import type { Failure } from '../kernel/failure';
import type { TextKey } from '../texts/textKey';

/** What a toast says: a text of ours, or the server's own words. */
export type ToastText = { readonly key: TextKey } | { readonly words: string };

export const toastRequested = createAction<ToastText>('toast/requested');
export const toastDismissed = createAction('toast/dismissed');

/** The server's words where it gave any, else what happened. */
export const failureText = (problem: Failure): ToastText =>
  'message' in problem && problem.message
    ? { words: problem.message }
    : { key: `common:failure.${problem.kind}` };
