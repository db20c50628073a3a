import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type {
  AccountList,
  ChangeAccountPayload,
  ChangedAccount,
  InvitationLink,
  InviteAccountPayload,
} from '../../../generated/editor';
import { deleteAccountsIdSecondFactor } from '../../../generated/editorCalls/deleteAccountsIdSecondFactor';
import { getAccounts } from '../../../generated/editorCalls/getAccounts';
import { patchAccountsId } from '../../../generated/editorCalls/patchAccountsId';
import { postAccountsIdReset } from '../../../generated/editorCalls/postAccountsIdReset';
import { postAccountsInvitations } from '../../../generated/editorCalls/postAccountsInvitations';
import { sending } from '../../kit/api/editorClient';
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
  const invite = sending(client, postAccountsInvitations);
  const reset = (id: string) => client.send(postAccountsIdReset({ id }));
  const change = sending(client, patchAccountsId);
  yield* spawn(watchResource, accountList, () => client.send(getAccounts()));
  yield* spawn(
    watchMutation,
    resetSecondFactor,
    (id: string) => client.sendOnly(deleteAccountsIdSecondFactor({ id })),
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
