import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { OwnAccount } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { NewPasswordForm, passwordProblemText } from '../session/NewPasswordForm';
import { changePassword, selectChangePassword } from '../session/sessionSlice';
import panel from '../ui/Panel.module.css';
import { Section } from '../ui/Section';
import { TextField } from '../ui/TextField';

export function PasswordPart({ account }: { readonly account: OwnAccount }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, problem } = useSelector(selectChangePassword);
  const [current, setCurrent] = useState('');
  useEffect(() => () => void dispatch(changePassword.forgotten()), [dispatch]);
  return (
    <Section title={translate('editor:account.password')} text={translate('editor:account.passwordText')}>
      <div className={panel.panel}>
        <NewPasswordForm
          // Empty again once it is done.
          key={status === 'done' ? 'done' : 'asking'}
          submitLabel={translate('editor:account.changePassword')}
          isBusy={status === 'underWay'}
          problem={problem}
          problemText={passwordProblemText(translate, problem)}
          email={account.email}
          onSubmitted={(newPassword) =>
            dispatch(changePassword.requested({ currentPassword: current, newPassword }))
          }
        >
          <TextField
            label={translate('editor:account.currentPassword')}
            type="password"
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
            isRequired
          />
        </NewPasswordForm>
      </div>
    </Section>
  );
}
