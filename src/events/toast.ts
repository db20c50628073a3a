import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '../kernel/failure';
import type { TextKey, Translate } from '../texts/textKey';

/** What a toast says: a text of ours, or the server's own words. */
export type ToastText = { readonly key: TextKey } | { readonly words: string };

export const toastRequested = createAction<ToastText>('toast/requested');
export const toastDismissed = createAction('toast/dismissed');

export const toastWords = (translate: Translate, text: ToastText): string =>
  'words' in text ? text.words : translate(text.key);

/** The server's words where it gave any, else what happened. */
export const failureText = (problem: Failure): ToastText =>
  'message' in problem && problem.message
    ? { words: problem.message }
    : { key: `common:failure.${problem.kind}` };

interface ToastState {
  readonly text: ToastText | undefined;
}

export interface WithToast {
  readonly toast: ToastState;
}

const initialState: ToastState = { text: undefined };

/** How long a toast stays, in ms (contract §14). */
export const toastMs = 3_000;

/** One toast at a time: a new one replaces the old. */
export function toastReducer(state = initialState, action: UnknownAction): ToastState {
  if (toastRequested.match(action)) return { text: action.payload };
  if (toastDismissed.match(action)) return initialState;
  return state;
}

export const selectToast = (state: WithToast): ToastText | undefined => state.toast.text;
