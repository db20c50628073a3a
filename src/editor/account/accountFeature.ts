import type { StateFromReducersMapObject } from '@reduxjs/toolkit';
import { put, spawn, takeEvery } from 'typed-redux-saga';
import { toastRequested } from '../../events/toast';
import type { ChangeOwnAccountPayload, EditorSession, SessionList } from '../../generated/editor';
import validateSessions from '../../generated/validators/editor/sessionList';
import { watchMutation, createMutation } from '../data/mutation';
import { watchResource, createResource } from '../data/resource';
import { changePassword, sessionArrived } from '../session/sessionSlice';
import { patchOwnAccount } from '../session/sessionCalls';
import type { EditorDependencies, EditorFeature } from '../shell/feature';
export const sessionList = createResource<undefined, SessionList>('sessionList');
export const changeOwnAccount = createMutation<ChangeOwnAccountPayload, EditorSession>('changeOwnAccount');
/** The request is the session's id. */
export const revokeSession = createMutation<string, undefined>('revokeSession');

const accountReducers = {
  sessionList: sessionList.reducer,
  changeOwnAccount: changeOwnAccount.reducer,
  revokeSession: revokeSession.reducer,
};

type WithAccount = StateFromReducersMapObject<typeof accountReducers>;

export const selectSessions = (state: WithAccount) => state.sessionList;
export const selectOwnChange = (state: WithAccount) => state.changeOwnAccount;
export const selectRevocation = (state: WithAccount) => state.revokeSession;

function* renew() {
  yield* put(toastRequested({ key: 'editor:saved' }));
  yield* put(sessionList.renewed(undefined));
}

function* watchAccount({ client }: EditorDependencies) {
  yield* spawn(watchResource, sessionList, () => client.get<SessionList>('/sessions', validateSessions));
  yield* spawn(
    watchMutation,
    changeOwnAccount,
    patchOwnAccount(client),
    function* handleChange(session: EditorSession) {
      yield* put(sessionArrived(session));
      yield* put(toastRequested({ key: 'editor:saved' }));
    },
  );
  yield* spawn(
    watchMutation,
    revokeSession,
    (id: string) => client.sendOnly('DELETE', `/sessions/${encodeURIComponent(id)}`),
    renew,
  );
  // The other sessions are gone with the old password.
  yield* takeEvery(changePassword.succeeded, renew);
}

export const accountFeature: EditorFeature = { reducers: accountReducers, saga: watchAccount };
