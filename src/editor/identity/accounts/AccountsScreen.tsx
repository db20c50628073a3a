import {
  Ellipsis,
  KeyRound,
  ShieldCheck,
  ShieldOff,
  UserPlus,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Account } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { selectAccount } from '../../kit/session/sessionSlice';
import { TokensPart } from '../tokens/TokensPart';
import { Button } from '../../kit/ui/Button';
import { DataState } from '../../kit/ui/DataState';
import { Menu, type MenuEntry } from '../../kit/ui/Menu';
import { marketNames } from '../../kit/ui/MarketsField';
import { Moment } from '../../kit/ui/Moment';
import { Screen } from '../../kit/ui/Screen';
import { TableFrame } from '../../kit/ui/TableFrame';
import table from '../../kit/ui/table.module.css';
import { AccountDialogs, type AccountDialog } from './AccountDialogs';
import { accountList } from './accountsFeature';

export function AccountsScreen() {
  const translate = useTranslate();
  const accounts = useResource(accountList, undefined);
  const [dialog, setDialog] = useState<AccountDialog>();
  return (
    <Screen
      title={translate('editor:place.accounts')}
      description={translate('editor:accounts.text')}
      actions={
        <Button
          look="primary"
          icon={<UserPlus aria-hidden="true" />}
          onPress={() => setDialog({ kind: 'invite' })}
        >
          {translate('editor:accounts.invite')}
        </Button>
      }
    >
      <DataState of={accounts} />
      {accounts.value && <AccountTable {...accounts.value} onDialog={setDialog} />}
      <TokensPart owners="all" />
      <AccountDialogs dialog={dialog} onClosed={() => setDialog(undefined)} />
    </Screen>
  );
}

interface AccountTableProps {
  readonly accounts: readonly Account[];
  /** Ids of those that have one. */
  readonly withSecondFactor: readonly string[];
  readonly onDialog: (dialog: AccountDialog) => void;
}

/** What can be done to an account, each with its drawing. */
const actions = {
  role: <ShieldCheck />,
  reset: <KeyRound />,
  factor: <ShieldOff />,
  disable: <UserRoundX />,
  enable: <UserRoundCheck />,
};

interface AccountMenuProps extends Pick<AccountTableProps, 'onDialog'> {
  readonly account: Account;
  /** Somebody else's, and there is one. */
  readonly mayResetFactor: boolean;
}

function AccountMenu({ account, mayResetFactor, onDialog }: AccountMenuProps) {
  const translate = useTranslate();
  const entry = (kind: keyof typeof actions, label: string): MenuEntry => ({
    id: kind,
    label,
    icon: actions[kind],
    onChosen: () => onDialog({ kind, account }),
  });
  const entries =
    account.state === 'disabled'
      ? [entry('enable', translate('editor:accounts.enable'))]
      : [
          // Of the others the identity provider says it.
          ...(account.isOfProvider
            ? []
            : [
                entry('role', translate('editor:accounts.changeRole')),
                entry('reset', translate('editor:accounts.reset')),
              ]),
          ...(mayResetFactor ? [entry('factor', translate('editor:accounts.resetFactor'))] : []),
          entry('disable', translate('editor:accounts.disable')),
        ];
  return (
    <Menu
      label={translate('editor:list.actionsOf', { name: account.name || account.email })}
      face={<Ellipsis aria-hidden="true" />}
      entries={entries}
    />
  );
}

function AccountTable({ accounts, withSecondFactor, onDialog }: AccountTableProps) {
  const translate = useTranslate();
  const own = useSelector(selectAccount);
  return (
    <TableFrame
      label={translate('editor:place.accounts')}
      heads={[
        translate('editor:accounts.person'),
        translate('editor:accounts.role'),
        translate('editor:tokens.markets'),
        translate('editor:accounts.state'),
        translate('editor:accounts.secondFactor'),
        translate('editor:accounts.lastSignIn'),
        translate('editor:accounts.actions'),
      ]}
    >
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <td>
              <span className={table.strong}>
                {account.name || account.email}
                {account.id === own?.id && ` (${translate('editor:accounts.you')})`}
              </span>
              {account.name !== '' && <div className={table.second}>{account.email}</div>}
            </td>
            <td className={table.narrow}>{translate(`editor:role.${account.role}`)}</td>
            <td>{marketNames(translate, account.markets)}</td>
            <td className={table.narrow}>
              {translate(`editor:accounts.states.${account.state}`)}
              {account.isOfProvider && (
                <div className={table.second}>{translate('editor:accounts.ofProvider')}</div>
              )}
            </td>
            <td className={table.narrow}>
              {account.isOfProvider
                ? translate('editor:accounts.ofProvider')
                : translate(
                    withSecondFactor.includes(account.id)
                      ? 'editor:accounts.hasSecondFactor'
                      : 'editor:accounts.noSecondFactor',
                  )}
            </td>
            <td className={table.narrow}>
              {account.lastSignedInAt === null ? (
                translate('editor:accounts.never')
              ) : (
                <Moment at={account.lastSignedInAt} isAge />
              )}
            </td>
            <td className={table.narrow}>
              <AccountMenu
                account={account}
                mayResetFactor={account.id !== own?.id && withSecondFactor.includes(account.id)}
                onDialog={onDialog}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
