import { call, put, select, spawn, takeLatest } from 'typed-redux-saga';
import type {
  AcceptInvitationPayload,
  ChangePasswordPayload,
  EditorSession,
  Invitation,
  ResetPasswordPayload,
  SignInPayload,
} from '../../../generated/editor';
import { deleteSession } from '../../../generated/editorCalls/deleteSession';
import { getSession } from '../../../generated/editorCalls/getSession';
import { patchAccount } from '../../../generated/editorCalls/patchAccount';
import { postInvitationsAccept } from '../../../generated/editorCalls/postInvitationsAccept';
import { postInvitationsInspect } from '../../../generated/editorCalls/postInvitationsInspect';
import { postPassword } from '../../../generated/editorCalls/postPassword';
import { postPasswordResets } from '../../../generated/editorCalls/postPasswordResets';
import { postSession } from '../../../generated/editorCalls/postSession';
import { type EditorClient, isSignedOut, sending } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, settle, watchResource } from '../../kit/data/resource';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';
import { providerSignOutPath, signsOutAtProvider } from './provider';
import { selectAccount, selectLanguage, sessionEvents } from '../../kit/session/sessionSlice';

export const signIn = createEditorMutation<SignInPayload, EditorSession>('signIn');
export const requestPasswordReset = createEditorMutation<ResetPasswordPayload, undefined>(
  'requestPasswordReset',
);
export const signOut = createEditorMutation<undefined, undefined>('signOut');
export const changePassword = createEditorMutation<ChangePasswordPayload, undefined>('changePassword');
/** What an invitation's token is good for; the request is the token. */
export const invitation = createResource<string, Invitation>('invitation');
export const acceptInvitation = createEditorMutation<AcceptInvitationPayload, EditorSession>(
  'acceptInvitation',
);

export const patchOwnAccount = (client: EditorClient) => sending(client, patchAccount);

function* enter(session: EditorSession) {
  yield* put(sessionEvents.arrived(session));
}

function* watchInvitations({ client, navigate }: EditorDependencies) {
  function* handleAcceptance(session: EditorSession) {
    const language = yield* select(selectLanguage);
    yield* enter(session);
    yield* call(navigate, '/');
    // A new account goes on in the language in which it was made.
    if (session.account.language === language) return;
    const changed = yield* call(settle<EditorSession>, () => patchOwnAccount(client)({ language }));
    if (changed.ok) yield* enter(changed.value);
  }

  yield* spawn(watchResource, invitation, (token: string) => client.send(postInvitationsInspect({ token })));
  yield* spawn(watchMutation, acceptInvitation, sending(client, postInvitationsAccept), handleAcceptance);
}

const leaveFor = (path: string): void => window.location.assign(path);

/** Who is signed in, from the first view to the last. */
function* watchSession(dependencies: EditorDependencies) {
  const { client, navigate } = dependencies;
  function* askForSession() {
    const result = yield* call(settle<EditorSession>, () => client.send(getSession()));
    if (result.ok) yield* enter(result.value);
    else if (isSignedOut(result.error)) yield* put(sessionEvents.missing());
    else yield* put(sessionEvents.unreachable(result.error));
  }
  function* handleSignIn(session: EditorSession) {
    yield* enter(session);
    yield* put(signIn.forgotten());
  }
  function* handleSignOut() {
    const isOfProvider = (yield* select(selectAccount))?.isOfProvider === true;
    if (isOfProvider && signsOutAtProvider()) return yield* call(leaveFor, providerSignOutPath);
    yield* put(sessionEvents.signedOut());
    yield* call(navigate, '/');
  }

  yield* spawn(watchMutation, signIn, sending(client, postSession), handleSignIn);
  yield* spawn(watchMutation, signOut, () => client.sendOnly(deleteSession()), handleSignOut);
  // A new password ends the other sessions and the need for one: what the host now says about this one is asked again.
  yield* spawn(
    watchMutation,
    changePassword,
    (payload: ChangePasswordPayload) => client.sendOnly(postPassword(payload)),
    askForSession,
  );
  yield* spawn(watchMutation, requestPasswordReset, (payload: ResetPasswordPayload) =>
    client.sendOnly(postPasswordResets(payload)),
  );
  yield* spawn(watchInvitations, dependencies);
  yield* takeLatest(sessionEvents.asked, askForSession);
}

export const sessionFeature: EditorFeature = {
  slices: [signIn, requestPasswordReset, signOut, changePassword, invitation, acceptInvitation],
  saga: watchSession,
};
