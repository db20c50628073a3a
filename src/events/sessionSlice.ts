import type { UnknownAction } from '@reduxjs/toolkit';
import { signInChosen, signInDismissed, signInOffered } from './session';

export interface SessionState {
  /** The page says that the session is over and offers the way to sign in. */
  readonly isSignInOffered: boolean;
}

export interface WithSession {
  readonly session: SessionState;
}

const initialState: SessionState = { isSignInOffered: false };

export function sessionReducer(state = initialState, action: UnknownAction): SessionState {
  if (signInOffered.match(action)) return { isSignInOffered: true };
  if (signInChosen.match(action) || signInDismissed.match(action)) return initialState;
  return state;
}

export const selectIsSignInOffered = (state: WithSession): boolean => state.session.isSignInOffered;
