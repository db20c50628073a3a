import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import { LoadingRows } from '../ui/LoadingRows';
import { ProblemState } from '../ui/ProblemState';
import { Screen } from '../ui/Screen';
import { AccountDialogs, type AccountDialog } from './AccountDialogs';
import { accountList, selectAccounts } from './accountsFeature';
import { AccountTable } from './AccountTable';

/** Who may do what. */
export function AccountsScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, value, problem } = useSelector(selectAccounts);
  const [dialog, setDialog] = useState<AccountDialog>();
  useEffect(() => void dispatch(accountList.opened(undefined)), [dispatch]);
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
      {problem && (
        <ProblemState
          problem={problem}
          isRetrying={status === 'loading'}
          onRetry={() => dispatch(accountList.renewed(undefined))}
        />
      )}
      {!value && !problem && <LoadingRows />}
      {value && <AccountTable accounts={value.accounts} onDialog={setDialog} />}
      <AccountDialogs dialog={dialog} onClosed={() => setDialog(undefined)} />
    </Screen>
  );
}
