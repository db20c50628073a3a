import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { OwnAccount } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { TextField } from '../ui/TextField';
import { GateFrame } from './GateFrame';
import { NewPasswordForm, passwordProblemText } from './NewPasswordForm';
import { changePassword, selectChangePassword } from './sessionSlice';

/** Signed in with a one-time password: nothing else is open before there is one that only its owner knows. */
export function FirstPasswordScreen({ account }: { readonly account: OwnAccount }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, problem } = useSelector(selectChangePassword);
  const [current, setCurrent] = useState('');
  return (
    <GateFrame title={translate('editor:firstPassword.title')} text={translate('editor:firstPassword.text')}>
      <NewPasswordForm
        submitLabel={translate('editor:firstPassword.submit')}
        isBusy={status === 'underWay'}
        problem={problem}
        problemText={passwordProblemText(translate, problem)}
        email={account.email}
        onSubmitted={(newPassword) =>
          dispatch(changePassword.requested({ currentPassword: current, newPassword }))
        }
      >
        <TextField
          label={translate('editor:oneTimePassword')}
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          isRequired
        />
      </NewPasswordForm>
    </GateFrame>
  );
}
