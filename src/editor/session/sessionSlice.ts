import { createAction, type UnknownAction, type StateFromReducersMapObject } from '@reduxjs/toolkit';
import type {
  AcceptInvitationPayload,
  ChangePasswordPayload,
  EditorLanguage,
  EditorSession,
  Invitation,
  Role,
  SignInPayload,
} from '../../generated/editor';
import type { EditorProblem } from '../api/problem';
import { createMutation } from '../data/mutation';
import { createResource } from '../data/resource';

interface SessionState {
  /** `ended`: someone was signed in; what is on the screen stays until the same person is back. */
  readonly status: 'asking' | 'signedOut' | 'signedIn' | 'ended' | 'unreachable';
  readonly session: EditorSession | undefined;
  /** Why it is not known who is signed in. */
  readonly problem: EditorProblem | undefined;
  /** Language of what is shown before anybody signed in. */
  readonly language: EditorLanguage;
}

export interface WithSession {
  readonly session: SessionState;
}

/** The editor was opened, or the person asked again. */
export const sessionAsked = createAction('session/asked');
export const sessionArrived = createAction<EditorSession>('session/arrived');
export const sessionMissing = createAction('session/missing');
export const sessionUnreachable = createAction<EditorProblem>('session/unreachable');
/** A call was refused because nobody is signed in. */
export const sessionEnded = createAction('session/ended');
export const signedOut = createAction('session/signedOut');
export const languageFound = createAction<EditorLanguage>('session/languageFound');

const initialState: SessionState = {
  status: 'asking',
  session: undefined,
  problem: undefined,
  language: 'en',
};

export function sessionReducer(state = initialState, action: UnknownAction): SessionState {
  if (sessionAsked.match(action)) return { ...state, status: 'asking', problem: undefined };
  if (sessionArrived.match(action)) {
    return {
      status: 'signedIn',
      session: action.payload,
      problem: undefined,
      language: action.payload.account.language,
    };
  }
  if (sessionMissing.match(action) || signedOut.match(action)) {
    return { ...state, status: 'signedOut', session: undefined, problem: undefined };
  }
  if (sessionUnreachable.match(action)) return { ...state, status: 'unreachable', problem: action.payload };
  if (sessionEnded.match(action)) return state.status === 'signedIn' ? { ...state, status: 'ended' } : state;
  if (languageFound.match(action)) return { ...state, language: action.payload };
  return state;
}

export const selectSession = (state: WithSession): SessionState => state.session;
export const selectLanguage = (state: WithSession): EditorLanguage => state.session.language;
export const selectAccount = (state: WithSession) => state.session.session?.account;

const ranks: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, publisher: 2, administrator: 3 };

/** Whether whoever is signed in may do what takes that role. The host decides; this only spares people a refusal. */
export const selectMay =
  (role: Role) =>
  (state: WithSession): boolean => {
    const account = selectAccount(state);
    return account !== undefined && ranks[account.role] >= ranks[role];
  };

export const signIn = createMutation<SignInPayload, EditorSession>('signIn');
export const signOut = createMutation<undefined, undefined>('signOut');
export const changePassword = createMutation<ChangePasswordPayload, undefined>('changePassword');
/** What an invitation's token is good for; the request is the token. */
export const invitation = createResource<string, Invitation>('invitation');
export const acceptInvitation = createMutation<AcceptInvitationPayload, EditorSession>('acceptInvitation');

export const sessionActReducers = {
  signIn: signIn.reducer,
  signOut: signOut.reducer,
  changePassword: changePassword.reducer,
  invitation: invitation.reducer,
  acceptInvitation: acceptInvitation.reducer,
};

type WithSessionActs = StateFromReducersMapObject<typeof sessionActReducers>;

export const selectSignIn = (state: WithSessionActs) => state.signIn;
export const selectChangePassword = (state: WithSessionActs) => state.changePassword;
export const selectInvitation = (state: WithSessionActs) => state.invitation;
export const selectAcceptInvitation = (state: WithSessionActs) => state.acceptInvitation;
