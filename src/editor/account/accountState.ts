import type { ChangeOwnAccountPayload, EditorSession, SessionList } from '../../generated/editor';
import { createAct, type ActState } from '../data/act';
import { createResource, type ResourceState } from '../data/resource';

export const sessionList = createResource<undefined, SessionList>('sessionList');
export const changeOwnAccount = createAct<ChangeOwnAccountPayload, EditorSession>('changeOwnAccount');
/** The request is the session's id. */
export const revokeSession = createAct<string, undefined>('revokeSession');

export const accountReducers = {
  sessionList: sessionList.reducer,
  changeOwnAccount: changeOwnAccount.reducer,
  revokeSession: revokeSession.reducer,
};

interface WithAccount {
  readonly sessionList: ResourceState<undefined, SessionList>;
  readonly changeOwnAccount: ActState<ChangeOwnAccountPayload, EditorSession>;
  readonly revokeSession: ActState<string, undefined>;
}

export const selectSessions = (state: WithAccount) => state.sessionList;
export const selectOwnChange = (state: WithAccount) => state.changeOwnAccount;
export const selectRevocation = (state: WithAccount) => state.revokeSession;
