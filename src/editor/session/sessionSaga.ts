import { call, put, select, spawn, takeLatest } from 'typed-redux-saga';
import type { EditorSession } from '../../generated/editor';
import { isSignedOut } from '../api/problem';
import { settle, watchResource } from '../data/resource';
import { watchMutation } from '../data/mutation';
import type { EditorDependencies } from '../shell/feature';
import {
  acceptInvitation,
  changePassword,
  invitation,
  signIn,
  signOut,
  selectLanguage,
  sessionArrived,
  sessionAsked,
  sessionMissing,
  sessionUnreachable,
  signedOut,
} from './sessionSlice';
import * as calls from './sessionCalls';

function* enter(session: EditorSession) {
  yield* put(sessionArrived(session));
}

/** Who is signed in, from the first view to the last. */
export function* watchSession({ client, navigate }: EditorDependencies) {
  function* askForSession() {
    const result = yield* call(settle<EditorSession>, () => calls.getSession(client));
    if (result.ok) yield* put(sessionArrived(result.value));
    else yield* put(isSignedOut(result.error) ? sessionMissing() : sessionUnreachable(result.error));
  }

  yield* spawn(
    watchMutation,
    signIn,
    calls.postSession(client),
    function* handleSignIn(session: EditorSession) {
      yield* enter(session);
      yield* put(signIn.forgotten());
    },
  );
  yield* spawn(watchMutation, signOut, calls.deleteSession(client), function* handleSignOut() {
    yield* put(signedOut());
    navigate('/');
  });
  // A new password ends the other sessions and the need for one: what the host now says about this one is asked again.
  yield* spawn(watchMutation, changePassword, calls.postPassword(client), askForSession);
  yield* spawn(watchResource, invitation, calls.inspectInvitation(client));
  yield* spawn(
    watchMutation,
    acceptInvitation,
    calls.acceptInvitation(client),
    function* handleAcceptance(session: EditorSession) {
      const language = yield* select(selectLanguage);
      yield* enter(session);
      yield* call(navigate, '/');
      // A new account goes on in the language in which it was made.
      if (session.account.language === language) return;
      const changed = yield* call(settle<EditorSession>, () => calls.patchOwnAccount(client)({ language }));
      if (changed.ok) yield* enter(changed.value);
    },
  );
  yield* takeLatest(sessionAsked, askForSession);
}
