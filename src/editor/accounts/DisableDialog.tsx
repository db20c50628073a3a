import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Account } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { changeAccount, selectAccountChange } from './accountsState';

interface DisableDialogProps {
  readonly account: Account;
  readonly isDisabled: boolean;
  readonly onClosed: () => void;
}

/** Keeps a person out, or lets them in again. */
export function DisableDialog({ account, isDisabled, onClosed }: DisableDialogProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, problem } = useSelector(selectAccountChange);
  useEffect(() => {
    if (status === 'done') onClosed();
  }, [status, onClosed]);
  useEffect(() => () => void dispatch(changeAccount.forgotten()), [dispatch]);
  const name = account.name || account.email;
  return (
    <ConfirmDialog
      title={translate(isDisabled ? 'editor:accounts.disableTitle' : 'editor:accounts.enableTitle', { name })}
      text={translate(isDisabled ? 'editor:accounts.disableText' : 'editor:accounts.enableText')}
      confirmLabel={translate(isDisabled ? 'editor:accounts.disable' : 'editor:accounts.enable')}
      isDangerous={isDisabled}
      isBusy={status === 'underWay'}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editor:accounts.lastAdministrator') : undefined}
      onConfirmed={() => dispatch(changeAccount.requested({ id: account.id, isDisabled }))}
      onClosed={onClosed}
    />
  );
}
