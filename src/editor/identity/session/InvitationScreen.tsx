import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Invitation } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { DataState } from '../../kit/ui/DataState';
import { SecondStepForm } from './SecondStepForm';
import { TextField } from '../../kit/ui/TextField';
import { GateFrame } from './GateFrame';
import { NewPasswordForm } from './NewPasswordForm';
import { acceptInvitation, invitation } from './sessionFeature';
import { useMutation } from '../../kit/data/mutation';
import { useResource } from '../../kit/data/resource';
import type { EditorProblem } from '../../kit/api/editorClient';

function AcceptForm({ token, found }: { readonly token: string; readonly found: Invitation }) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(acceptInvitation);
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const isInvite = found.kind === 'invite';

  if (problem?.code === 'secondFactorNeeded' && problem.secondFactor) {
    const leave = () => void navigate('/');
    return (
      <GateFrame title={translate('editor:secondStep.title')}>
        <SecondStepForm step={problem.secondFactor} onRestarted={leave} onDone={leave} />
      </GateFrame>
    );
  }

  function accept(password: string) {
    const isMissing = isInvite && name.trim() === '';
    setNameMissing(isMissing);
    if (!isMissing) run({ token, password, ...(isInvite && { name: name.trim() }) });
  }

  return (
    <GateFrame
      title={translate(isInvite ? 'editor:invitation.title' : 'editor:invitation.resetTitle')}
      text={translate(isInvite ? 'editor:invitation.text' : 'editor:invitation.resetText', {
        email: found.email,
        role: translate(`editor:role.${found.role}`),
      })}
    >
      <NewPasswordForm
        submitLabel={translate(isInvite ? 'editor:invitation.submit' : 'editor:invitation.resetSubmit')}
        isBusy={isBusy}
        problem={problem}
        email={found.email}
        onSubmitted={accept}
      >
        {isInvite && (
          <TextField
            label={translate('editor:yourName')}
            autoComplete="name"
            value={name}
            onChange={setName}
            maxLength={100}
            autoFocus
            error={isNameMissing ? translate('editor:required') : undefined}
          />
        )}
      </NewPasswordForm>
    </GateFrame>
  );
}

function UselessLink() {
  const translate = useTranslate();
  return (
    <GateFrame
      title={translate('editor:invitation.uselessTitle')}
      text={translate('editor:invitation.uselessText')}
    >
      <Link to="/">{translate('editor:invitation.toSignIn')}</Link>
    </GateFrame>
  );
}

const useless: readonly EditorProblem['code'][] = ['gone', 'notFound', 'invalid'];

function OpenedLink({ token }: { readonly token: string }) {
  const translate = useTranslate();
  const found = useResource(invitation, token);
  if (found.problem && useless.includes(found.problem.code)) return <UselessLink />;
  if (found.value) return <AcceptForm token={token} found={found.value} />;
  return (
    <GateFrame title={translate('editor:opening')}>
      <DataState of={found} rows={3} />
    </GateFrame>
  );
}

/** Where an invitation's link, or that of a password's reset, leads. */
export function InvitationScreen() {
  const [token] = useState(() => takeToken(window));
  return token === '' ? <UselessLink /> : <OpenedLink token={token} />;
}

/**
 * The token of an invitation's link, which stands behind `#` so that no server and no log ever sees it. It is removed
 * from the address at once: a history or a shared screen must not keep it.
 */
export function takeToken({ location, history }: Pick<Window, 'location' | 'history'>): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
