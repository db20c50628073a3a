import type {
  AcceptInvitationPayload,
  ChangePasswordPayload,
  EditorSession,
  Invitation,
  SignInPayload,
} from '../../generated/editor';
import { createAct, type ActState } from '../data/act';
import { createResource, type ResourceState } from '../data/resource';

export const signIn = createAct<SignInPayload, EditorSession>('signIn');
export const signOut = createAct<undefined, undefined>('signOut');
export const changePassword = createAct<ChangePasswordPayload, undefined>('changePassword');
/** What an invitation's token is good for; the request is the token. */
export const invitation = createResource<string, Invitation>('invitation');
export const acceptInvitation = createAct<AcceptInvitationPayload, EditorSession>('acceptInvitation');

export const sessionActReducers = {
  signIn: signIn.reducer,
  signOut: signOut.reducer,
  changePassword: changePassword.reducer,
  invitation: invitation.reducer,
  acceptInvitation: acceptInvitation.reducer,
};

export interface WithSessionActs {
  readonly signIn: ActState<SignInPayload, EditorSession>;
  readonly signOut: ActState<undefined, undefined>;
  readonly changePassword: ActState<ChangePasswordPayload, undefined>;
  readonly invitation: ResourceState<string, Invitation>;
  readonly acceptInvitation: ActState<AcceptInvitationPayload, EditorSession>;
}

export const selectSignIn = (state: WithSessionActs) => state.signIn;
export const selectChangePassword = (state: WithSessionActs) => state.changePassword;
export const selectInvitation = (state: WithSessionActs) => state.invitation;
export const selectAcceptInvitation = (state: WithSessionActs) => state.acceptInvitation;
