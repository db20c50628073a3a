import type { Account } from '../../generated/editor';
import { InviteDialog } from './InviteDialog';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { changeAccount, resetAccount, selectAccountChange, selectReset } from './accountsFeature';
import { Dialog } from '../ui/Dialog';
import { LinkToCopy } from './LinkToCopy';
import { RoleSelect } from './RoleSelect';

export type AccountDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'role' | 'reset' | 'disable' | 'enable'; readonly account: Account };

interface AccountDialogsProps {
  readonly dialog: AccountDialog | undefined;
  readonly onClosed: () => void;
}

export function AccountDialogs({ dialog, onClosed }: AccountDialogsProps) {
  switch (dialog?.kind) {
    case 'invite':
      return <InviteDialog onClosed={onClosed} />;
    case 'role':
      return <RoleDialog account={dialog.account} onClosed={onClosed} />;
    case 'reset':
      return <ResetDialog account={dialog.account} onClosed={onClosed} />;
    case 'disable':
    case 'enable':
      return (
        <DisableDialog account={dialog.account} isDisabled={dialog.kind === 'disable'} onClosed={onClosed} />
      );
    case undefined:
      return null;
  }
}

interface DisableDialogProps {
  readonly account: Account;
  readonly isDisabled: boolean;
  readonly onClosed: () => void;
}

/** Keeps a person out, or lets them in again. */
function DisableDialog({ account, isDisabled, onClosed }: DisableDialogProps) {
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

interface ResetDialogProps {
  readonly account: Account;
  readonly onClosed: () => void;
}

/** A link by which a person chooses a new password; for one who was never here, the invitation once more. */
function ResetDialog({ account, onClosed }: ResetDialogProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, value, problem } = useSelector(selectReset);
  useEffect(() => () => void dispatch(resetAccount.forgotten()), [dispatch]);
  const title = translate('editor:accounts.resetTitle', { name: account.name || account.email });
  if (value) {
    return (
      <Dialog title={title} onClosed={onClosed}>
        <LinkToCopy link={value} onClosed={onClosed} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      text={translate('editor:accounts.resetText')}
      confirmLabel={translate('editor:accounts.makeLink')}
      isBusy={status === 'underWay'}
      problem={problem}
      onConfirmed={() => dispatch(resetAccount.requested(account.id))}
      onClosed={onClosed}
    />
  );
}

interface RoleDialogProps {
  readonly account: Account;
  readonly onClosed: () => void;
}

function RoleDialog({ account, onClosed }: RoleDialogProps) {
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
