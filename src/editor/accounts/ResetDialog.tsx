import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Account } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Dialog } from '../ui/Dialog';
import { resetAccount, selectReset } from './accountsState';
import { LinkToCopy } from './LinkToCopy';

interface ResetDialogProps {
  readonly account: Account;
  readonly onClosed: () => void;
}

/** A link by which a person chooses a new password; for one who was never here, the invitation once more. */
export function ResetDialog({ account, onClosed }: ResetDialogProps) {
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
