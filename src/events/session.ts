import { createAction } from '@reduxjs/toolkit';

/** A reply said that the session is over (contract §7). */
export const sessionEnded = createAction('session/ended');
/** In a browser: the way to sign in is offered, nothing opens unasked. */
export const signInOffered = createAction('session/signInOffered');
export const signInChosen = createAction('session/signInChosen');
export const signInDismissed = createAction('session/signInDismissed');
