import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** A reply said that the session is over (contract §7). */
export const sessionEnded = createAction('session/ended');
/** In a browser: the way to sign in is offered, nothing opens unasked. */
export const signInOffered = createAction('session/signInOffered');
export const signInChosen = createAction('session/signInChosen');
export const signInDismissed = createAction('session/signInDismissed');

interface SessionState {
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
