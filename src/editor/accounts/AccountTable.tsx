import { Ellipsis, KeyRound, ShieldCheck, UserRoundCheck, UserRoundX } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { Account } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { selectAccount } from '../session/sessionSlice';
import { Menu, type MenuEntry } from '../ui/Menu';
import { Moment } from '../ui/Moment';
import { TableFrame } from '../ui/TableFrame';
import table from '../ui/table.module.css';
import type { AccountDialog } from './AccountDialogs';

interface AccountTableProps {
  readonly accounts: readonly Account[];
  readonly onDialog: (dialog: AccountDialog) => void;
}

function AccountMenu({
  account,
  onDialog,
}: {
  readonly account: Account;
  readonly onDialog: AccountTableProps['onDialog'];
}) {
  const translate = useTranslate();
  const open = (kind: 'role' | 'reset' | 'disable' | 'enable') => () => onDialog({ kind, account });
  const entries: readonly MenuEntry[] =
    account.state === 'disabled'
      ? [
          {
            id: 'enable',
            label: translate('editor:accounts.enable'),
            icon: <UserRoundCheck />,
            onChosen: open('enable'),
          },
        ]
      : [
          {
            id: 'role',
            label: translate('editor:accounts.changeRole'),
            icon: <ShieldCheck />,
            onChosen: open('role'),
          },
          {
            id: 'reset',
            label: translate('editor:accounts.reset'),
            icon: <KeyRound />,
            onChosen: open('reset'),
          },
          {
            id: 'disable',
            label: translate('editor:accounts.disable'),
            icon: <UserRoundX />,
            onChosen: open('disable'),
          },
        ];
  return (
    <Menu
      label={translate('editor:list.actionsOf', { name: account.name || account.email })}
      face={<Ellipsis aria-hidden="true" />}
      entries={entries}
    />
  );
}

export function AccountTable({ accounts, onDialog }: AccountTableProps) {
  const translate = useTranslate();
  const own = useSelector(selectAccount);
  return (
    <TableFrame label={translate('editor:place.accounts')}>
      <thead>
        <tr>
          <th scope="col">{translate('editor:accounts.person')}</th>
          <th scope="col">{translate('editor:accounts.role')}</th>
          <th scope="col">{translate('editor:accounts.state')}</th>
          <th scope="col">{translate('editor:accounts.lastSignIn')}</th>
          <th scope="col">{translate('editor:accounts.actions')}</th>
        </tr>
      </thead>
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
            <td className={table.narrow}>{translate(`editor:accounts.states.${account.state}`)}</td>
            <td className={table.narrow}>
              {account.lastSignedInAt === null ? (
                translate('editor:accounts.never')
              ) : (
                <Moment at={account.lastSignedInAt} isAge />
              )}
            </td>
            <td className={table.narrow}>
              <AccountMenu account={account} onDialog={onDialog} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
