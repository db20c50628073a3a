import { put, spawn, takeEvery } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type { ChangeOwnAccountPayload, EditorSession, SessionList } from '../../../generated/editor';
import { deleteSessionsId } from '../../../generated/editorCalls/deleteSessionsId';
import { getSessions } from '../../../generated/editorCalls/getSessions';
import { watchMutation, createEditorMutation } from '../../kit/data/mutation';
import { watchResource, createResource } from '../../kit/data/resource';
import { noticeMailSlices, watchNoticeMail } from './noticeMailFeature';
import { changePassword, patchOwnAccount } from '../session/sessionFeature';
import { sessionEvents } from '../../kit/session/sessionSlice';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

export const sessionList = createResource<undefined, SessionList>('sessionList');
export const changeOwnAccount = createEditorMutation<ChangeOwnAccountPayload, EditorSession>(
  'changeOwnAccount',
);
/** The request is the session's id. */
export const revokeSession = createEditorMutation<string, undefined>('revokeSession');

function* renew() {
  yield* put(toastRequested({ key: 'editor:saved' }));
  yield* put(sessionList.renewed(undefined));
}

function* showChange(session: EditorSession) {
  yield* put(sessionEvents.arrived(session));
  yield* put(toastRequested({ key: 'editor:saved' }));
}

function* watchAccount({ client }: EditorDependencies) {
  const revoke = (id: string) => client.sendOnly(deleteSessionsId({ id }));
  yield* spawn(watchResource, sessionList, () => client.send(getSessions()));
  yield* spawn(watchMutation, changeOwnAccount, patchOwnAccount(client), showChange);
  yield* spawn(watchNoticeMail, client);
  yield* spawn(watchMutation, revokeSession, revoke, renew);
  // The other sessions are gone with the old password.
  yield* takeEvery(changePassword.succeeded, renew);
}

export const accountFeature: EditorFeature = {
  slices: [sessionList, changeOwnAccount, revokeSession, ...noticeMailSlices],
  saga: watchAccount,
};
