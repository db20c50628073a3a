import { put, spawn, takeEvery } from 'typed-redux-saga';
import { toastRequested } from '../../events/toast';
import type { EditorSession, SessionList } from '../../generated/editor';
import validateSessions from '../../generated/validators/editor/sessionList';
import { watchAct } from '../data/watchAct';
import { watchResource } from '../data/watchResource';
import { changePassword } from '../session/sessionActs';
import { patchOwnAccount } from '../session/sessionCalls';
import { sessionArrived } from '../session/sessionSlice';
import type { EditorDependencies, EditorFeature } from '../shell/feature';
import { accountReducers, changeOwnAccount, revokeSession, sessionList } from './accountState';

function* renew() {
  yield* put(toastRequested({ key: 'editor:saved' }));
  yield* put(sessionList.renewed(undefined));
}

function* watchAccount({ client }: EditorDependencies) {
  yield* spawn(watchResource, sessionList, () => client.get<SessionList>('/sessions', validateSessions));
  yield* spawn(
    watchAct,
    changeOwnAccount,
    patchOwnAccount(client),
    function* handleChange(session: EditorSession) {
      yield* put(sessionArrived(session));
      yield* put(toastRequested({ key: 'editor:saved' }));
    },
  );
  yield* spawn(
    watchAct,
    revokeSession,
    (id: string) => client.sendOnly('DELETE', `/sessions/${encodeURIComponent(id)}`),
    renew,
  );
  // The other sessions are gone with the old password.
  yield* takeEvery(changePassword.succeeded, renew);
}

export const accountFeature: EditorFeature = { reducers: accountReducers, saga: watchAccount };
