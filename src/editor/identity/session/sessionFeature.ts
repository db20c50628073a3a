import { call, put, select, spawn, takeLatest } from 'typed-redux-saga';
import type {
  AcceptInvitationPayload,
  ChangeOwnAccountPayload,
  ChangePasswordPayload,
  EditorSession,
  Invitation,
  ResetPasswordPayload,
  SignInPayload,
} from '../../../generated/editor';
import validateInvitation from '../../../generated/validators/editor/invitation';
import validateSession from '../../../generated/validators/editor/session';
import { type EditorClient, isSignedOut } from '../../kit/api/editorClient';
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

export const patchOwnAccount = (client: EditorClient) => (payload: ChangeOwnAccountPayload) =>
  client.send<EditorSession>('PATCH', '/account', validateSession, payload);

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

  yield* spawn(watchResource, invitation, (token: string) =>
    client.send<Invitation>('POST', '/invitations/inspect', validateInvitation, { token }),
  );
  yield* spawn(
    watchMutation,
    acceptInvitation,
    (payload: AcceptInvitationPayload) =>
      client.send<EditorSession>('POST', '/invitations/accept', validateSession, payload),
    handleAcceptance,
  );
}

const leaveFor = (path: string): void => window.location.assign(path);

/** Who is signed in, from the first view to the last. */
function* watchSession(dependencies: EditorDependencies) {
  const { client, navigate } = dependencies;
  function* askForSession() {
    const result = yield* call(settle<EditorSession>, () =>
      client.get<EditorSession>('/session', validateSession),
    );
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

  yield* spawn(
    watchMutation,
    signIn,
    (payload: SignInPayload) => client.send<EditorSession>('POST', '/session', validateSession, payload),
    handleSignIn,
  );
  yield* spawn(watchMutation, signOut, () => client.sendOnly('DELETE', '/session'), handleSignOut);
  // A new password ends the other sessions and the need for one: what the host now says about this one is asked again.
  yield* spawn(
    watchMutation,
    changePassword,
    (payload: ChangePasswordPayload) => client.sendOnly('POST', '/password', payload),
    askForSession,
  );
  yield* spawn(watchMutation, requestPasswordReset, (payload: ResetPasswordPayload) =>
    client.sendOnly('POST', '/password-resets', payload),
  );
  yield* spawn(watchInvitations, dependencies);
  yield* takeLatest(sessionEvents.asked, askForSession);
}

export const sessionFeature: EditorFeature = {
  slices: [signIn, requestPasswordReset, signOut, changePassword, invitation, acceptInvitation],
  saga: watchSession,
};
