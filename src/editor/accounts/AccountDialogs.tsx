import type { Account } from '../../generated/editor';
import { DisableDialog } from './DisableDialog';
import { InviteDialog } from './InviteDialog';
import { ResetDialog } from './ResetDialog';
import { RoleDialog } from './RoleDialog';

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
