import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../events/toast';
import type {
  AccountList,
  ChangedAccount,
  InvitationLink,
  InviteAccountPayload,
} from '../../generated/editor';
import validateAccounts from '../../generated/validators/editor/accountList';
import validateChanged from '../../generated/validators/editor/changedAccount';
import validateLink from '../../generated/validators/editor/invitationLink';
import { watchAct } from '../data/watchAct';
import { watchResource } from '../data/watchResource';
import type { EditorDependencies, EditorFeature } from '../shell/feature';
import {
  accountList,
  accountsReducers,
  changeAccount,
  inviteAccount,
  resetAccount,
  type AccountChange,
} from './accountsState';

function* renew() {
  yield* put(accountList.renewed(undefined));
}

function* watchAccounts({ client }: EditorDependencies) {
  const invite = (payload: InviteAccountPayload) =>
    client.send<InvitationLink>('POST', '/accounts/invitations', validateLink, payload);
  const reset = (id: string) =>
    client.send<InvitationLink>('POST', `/accounts/${encodeURIComponent(id)}/reset`, validateLink);
  const change = ({ id, ...payload }: AccountChange) =>
    client.send<ChangedAccount>('PATCH', `/accounts/${encodeURIComponent(id)}`, validateChanged, payload);
  yield* spawn(watchResource, accountList, () => client.get<AccountList>('/accounts', validateAccounts));
  yield* spawn(watchAct, inviteAccount, invite, renew);
  yield* spawn(watchAct, resetAccount, reset, renew);
  yield* spawn(watchAct, changeAccount, change, function* handleChange() {
    yield* put(toastRequested({ key: 'editor:saved' }));
    yield* renew();
  });
}

export const accountsFeature: EditorFeature = { reducers: accountsReducers, saga: watchAccounts };
