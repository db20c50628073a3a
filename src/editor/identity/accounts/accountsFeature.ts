import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type {
  AccountList,
  ChangeAccountPayload,
  ChangedAccount,
  InvitationLink,
  InviteAccountPayload,
} from '../../../generated/editor';
import validateAccounts from '../../../generated/validators/editor/accountList';
import validateChanged from '../../../generated/validators/editor/changedAccount';
import validateLink from '../../../generated/validators/editor/invitationLink';
import { watchMutation, createEditorMutation } from '../../kit/data/mutation';
import { watchResource, createResource } from '../../kit/data/resource';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

export interface AccountChange extends ChangeAccountPayload {
  readonly id: string;
}

export const accountList = createResource<undefined, AccountList>('accountList');
export const inviteAccount = createEditorMutation<InviteAccountPayload, InvitationLink>('inviteAccount');
export const changeAccount = createEditorMutation<AccountChange, ChangedAccount>('changeAccount');
/** The request is the account's id. */
export const resetSecondFactor = createEditorMutation<string, undefined>('resetSecondFactor');
/** The request is the account's id. */
export const resetAccount = createEditorMutation<string, InvitationLink>('resetAccount');

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
  yield* spawn(
    watchMutation,
    resetSecondFactor,
    (id: string) => client.sendOnly('DELETE', `/accounts/${encodeURIComponent(id)}/second-factor`),
    function* handleReset() {
      yield* put(toastRequested({ key: 'editor:saved' }));
      yield* renew();
    },
  );
  yield* spawn(watchMutation, inviteAccount, invite, renew);
  yield* spawn(watchMutation, resetAccount, reset, renew);
  yield* spawn(watchMutation, changeAccount, change, function* handleChange() {
    yield* put(toastRequested({ key: 'editor:saved' }));
    yield* renew();
  });
}

export const accountsFeature: EditorFeature = {
  slices: [accountList, resetSecondFactor, inviteAccount, changeAccount, resetAccount],
  saga: watchAccounts,
};
