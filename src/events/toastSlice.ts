import type { UnknownAction } from '@reduxjs/toolkit';
import { toastDismissed, toastRequested, type ToastText } from './toast';

export interface ToastState {
  readonly text: ToastText | undefined;
}

export interface WithToast {
  readonly toast: ToastState;
}

const initialState: ToastState = { text: undefined };

/** One toast at a time: a new one replaces the old. */
export function toastReducer(state = initialState, action: UnknownAction): ToastState {
  if (toastRequested.match(action)) return { text: action.payload };
  if (toastDismissed.match(action)) return initialState;
  return state;
}

export const selectToast = (state: WithToast): ToastText | undefined => state.toast.text;
