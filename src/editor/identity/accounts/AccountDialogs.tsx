import { useState } from 'react';
import { type Market, markets as everyMarket } from '../../../kernel/market';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { SignInAgainDialog } from '../secondFactor/SignInAgainDialog';
import { FormDialog } from '../../kit/ui/FormDialog';
import { sendsMail } from '../session/sendsMail';
import { changeAccount, resetAccount, resetSecondFactor } from './accountsFeature';
import { InviteDialog, LinkDialog, ReachFields, reachToSend } from './InviteDialog';
import type { Account } from '../../../generated/editor';

export type AccountDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'role' | 'reset' | 'factor' | 'disable' | 'enable'; readonly account: Account };

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
    case 'factor':
      return <ResetFactorDialog account={dialog.account} onClosed={onClosed} />;
    case 'disable':
    case 'enable':
      return (
        <DisableDialog account={dialog.account} isDisabled={dialog.kind === 'disable'} onClosed={onClosed} />
      );
    case undefined:
      return null;
  }
}

interface AccountDialogProps {
  readonly account: Account;
  readonly onClosed: () => void;
}

const nameOf = ({ name, email }: Account): string => name || email;

/** The account's change, in the words of the dialogs that ask for it. */
function useAccountChange(onClosed: () => void) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(changeAccount, onClosed);
  const problemText =
    problem?.code === 'conflict' ? translate('editor:accounts.lastAdministrator') : undefined;
  return { run, dialog: { isBusy, problem, problemText, onClosed } };
}

/** Keeps a person out, or lets them in again. */
function DisableDialog({
  account,
  isDisabled,
  onClosed,
}: AccountDialogProps & { readonly isDisabled: boolean }) {
  const translate = useTranslate();
  const { run, dialog } = useAccountChange(onClosed);
  const name = nameOf(account);
  return (
    <FormDialog
      {...dialog}
      title={translate(isDisabled ? 'editor:accounts.disableTitle' : 'editor:accounts.enableTitle', { name })}
      submitLabel={translate(isDisabled ? 'editor:accounts.disable' : 'editor:accounts.enable')}
      isDangerous={isDisabled}
      onSubmitted={() => run({ id: account.id, isDisabled })}
    >
      <p>{translate(isDisabled ? 'editor:accounts.disableText' : 'editor:accounts.enableText')}</p>
    </FormDialog>
  );
}

function RoleDialog({ account, onClosed }: AccountDialogProps) {
  const translate = useTranslate();
  const { run, dialog } = useAccountChange(onClosed);
  const [role, setRole] = useState(account.role);
  const [markets, setMarkets] = useState<readonly Market[]>(account.markets ?? everyMarket);
  const [isChecked, setChecked] = useState(false);
  const reach = reachToSend(role, markets);
  const isSame = reach?.role === account.role && String(reach.markets) === String(account.markets);
  return (
    <FormDialog
      {...dialog}
      title={translate('editor:accounts.roleTitle', { name: nameOf(account) })}
      submitLabel={translate('editor:save')}
      isDisabled={isSame}
      onSubmitted={() => {
        setChecked(true);
        if (reach) run({ id: account.id, ...reach });
      }}
    >
      <p>{translate('editor:accounts.roleText')}</p>
      <ReachFields
        role={role}
        onRole={setRole}
        markets={markets}
        onMarkets={setMarkets}
        isChecked={isChecked}
      />
    </FormDialog>
  );
}

/** A link by which a person chooses a new password; for one who was never here, the invitation once more. */
function ResetDialog({ account, onClosed }: AccountDialogProps) {
  const translate = useTranslate();
  const { value, isBusy, problem, run } = useMutation(resetAccount);
  const title = translate('editor:accounts.resetTitle', { name: nameOf(account) });
  if (value) {
    return <LinkDialog title={title} link={value} onClosed={onClosed} />;
  }
  return (
    <FormDialog
      title={title}
      submitLabel={translate(sendsMail() ? 'editor:accounts.sendLink' : 'editor:accounts.makeLink')}
      isBusy={isBusy}
      problem={problem}
      onSubmitted={() => run(account.id)}
      onClosed={onClosed}
    >
      <p>{translate('editor:accounts.resetText')}</p>
    </FormDialog>
  );
}

/** For somebody who lost phone, keys and codes. */
function ResetFactorDialog({ account, onClosed }: AccountDialogProps) {
  const translate = useTranslate();
  const { isBusy, problem, run, forget } = useMutation(resetSecondFactor, onClosed);
  if (problem?.code === 'signInAgain') return <SignInAgainDialog onDone={forget} onClosed={onClosed} />;
  return (
    <FormDialog
      title={translate('editor:accounts.resetFactorTitle', { name: nameOf(account) })}
      submitLabel={translate('editor:accounts.resetFactor')}
      isDangerous
      isBusy={isBusy}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editor:accounts.noFactorToReset') : undefined}
      onSubmitted={() => run(account.id)}
      onClosed={onClosed}
    >
      <p>{translate('editor:accounts.resetFactorText')}</p>
    </FormDialog>
  );
}
