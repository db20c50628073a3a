import type {
  AccountList,
  ChangedAccount,
  ChangeAccountPayload,
  InvitationLink,
  InviteAccountPayload,
} from '../../generated/editor';
import { createAct, type ActState } from '../data/act';
import { createResource, type ResourceState } from '../data/resource';

export interface AccountChange extends ChangeAccountPayload {
  readonly id: string;
}

export const accountList = createResource<undefined, AccountList>('accountList');
export const inviteAccount = createAct<InviteAccountPayload, InvitationLink>('inviteAccount');
export const changeAccount = createAct<AccountChange, ChangedAccount>('changeAccount');
/** The request is the account's id. */
export const resetAccount = createAct<string, InvitationLink>('resetAccount');

export const accountsReducers = {
  accountList: accountList.reducer,
  inviteAccount: inviteAccount.reducer,
  changeAccount: changeAccount.reducer,
  resetAccount: resetAccount.reducer,
};

interface WithAccounts {
  readonly accountList: ResourceState<undefined, AccountList>;
  readonly inviteAccount: ActState<InviteAccountPayload, InvitationLink>;
  readonly changeAccount: ActState<AccountChange, ChangedAccount>;
  readonly resetAccount: ActState<string, InvitationLink>;
}

export const selectAccounts = (state: WithAccounts) => state.accountList;
export const selectInvite = (state: WithAccounts) => state.inviteAccount;
export const selectAccountChange = (state: WithAccounts) => state.changeAccount;
export const selectReset = (state: WithAccounts) => state.resetAccount;
