import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Account } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { changeAccount, selectAccountChange } from './accountsState';
import { RoleSelect } from './RoleSelect';

interface RoleDialogProps {
  readonly account: Account;
  readonly onClosed: () => void;
}

export function RoleDialog({ account, onClosed }: RoleDialogProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, problem } = useSelector(selectAccountChange);
  const [role, setRole] = useState(account.role);
  useEffect(() => {
    if (status === 'done') onClosed();
  }, [status, onClosed]);
  useEffect(() => () => void dispatch(changeAccount.forgotten()), [dispatch]);
  return (
    <ConfirmDialog
      title={translate('editor:accounts.roleTitle', { name: account.name || account.email })}
      text={translate('editor:accounts.roleText')}
      confirmLabel={translate('editor:save')}
      isBusy={status === 'underWay'}
      isDisabled={role === account.role}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editor:accounts.lastAdministrator') : undefined}
      onConfirmed={() => dispatch(changeAccount.requested({ id: account.id, role }))}
      onClosed={onClosed}
    >
      <RoleSelect value={role} onChange={setRole} />
    </ConfirmDialog>
  );
}
