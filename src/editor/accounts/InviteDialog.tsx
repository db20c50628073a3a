import { useEffect, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useDispatch, useSelector } from 'react-redux';
import type { Role } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ProblemNote } from '../ui/ProblemNote';
import stack from '../ui/Stack.module.css';
import { TextField } from '../ui/TextField';
import { inviteAccount, selectInvite } from './accountsFeature';
import { LinkToCopy } from './LinkToCopy';
import { RoleSelect } from './RoleSelect';

/** The pattern of `schemas/editor/inviteAccountPayload`. */
const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** Nothing is mailed: whoever invites hands over the link by a way of their own. */
export function InviteDialog({ onClosed }: { readonly onClosed: () => void }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, value, problem } = useSelector(selectInvite);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [isChecked, setChecked] = useState(false);
  useEffect(() => () => void dispatch(inviteAccount.forgotten()), [dispatch]);
  const isBusy = status === 'underWay';
  const isWrong = !emailPattern.test(email.trim());
  return (
    <Dialog title={translate('editor:accounts.inviteTitle')} onClosed={isBusy ? undefined : onClosed}>
      {value ? (
        <LinkToCopy link={value} onClosed={onClosed} />
      ) : (
        <Form
          className={stack.stack ?? ''}
          onSubmit={(event) => {
            event.preventDefault();
            setChecked(true);
            if (!isWrong) dispatch(inviteAccount.requested({ email: email.trim(), role }));
          }}
        >
          <TextField
            label={translate('editor:email')}
            type="email"
            autoComplete="off"
            value={email}
            onChange={setEmail}
            autoFocus
            error={isChecked && isWrong ? translate('editor:accounts.emailFault') : undefined}
          />
          <RoleSelect value={role} onChange={setRole} />
          <ProblemNote
            problem={problem}
            text={problem?.code === 'conflict' ? translate('editor:accounts.emailTaken') : undefined}
          />
          <div className={stack.actions}>
            <Button onPress={onClosed} isDisabled={isBusy}>
              {translate('editor:cancel')}
            </Button>
            <Button look="primary" type="submit" isBusy={isBusy}>
              {translate('editor:accounts.makeLink')}
            </Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
