import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Invitation } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { LoadingRows } from '../ui/LoadingRows';
import { ProblemState } from '../ui/ProblemState';
import { TextField } from '../ui/TextField';
import { GateFrame } from './GateFrame';
import { NewPasswordForm } from './NewPasswordForm';
import { acceptInvitation, invitation, selectAcceptInvitation, selectInvitation } from './sessionSlice';

function AcceptForm({ token, found }: { readonly token: string; readonly found: Invitation }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, problem } = useSelector(selectAcceptInvitation);
  const [name, setName] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const isInvite = found.kind === 'invite';

  function accept(password: string) {
    const isMissing = isInvite && name.trim() === '';
    setNameMissing(isMissing);
    if (!isMissing)
      dispatch(acceptInvitation.requested({ token, password, ...(isInvite && { name: name.trim() }) }));
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
        isBusy={status === 'underWay'}
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

/** Where an invitation's link, or that of a password's reset, leads. */
export function InvitationScreen({ token }: { readonly token: string }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, value, problem } = useSelector(selectInvitation);
  useEffect(() => {
    if (token !== '') dispatch(invitation.opened(token));
  }, [dispatch, token]);
  const isUseless =
    token === '' || problem?.code === 'gone' || problem?.code === 'notFound' || problem?.code === 'invalid';
  if (isUseless) {
    return (
      <GateFrame
        title={translate('editor:invitation.uselessTitle')}
        text={translate('editor:invitation.uselessText')}
      >
        <Link to="/">{translate('editor:invitation.toSignIn')}</Link>
      </GateFrame>
    );
  }
  if (value) return <AcceptForm token={token} found={value} />;
  return (
    <GateFrame title={translate('editor:opening')}>
      {problem ? (
        <ProblemState
          problem={problem}
          isRetrying={status === 'loading'}
          onRetry={() => dispatch(invitation.renewed(token))}
        />
      ) : (
        <LoadingRows rows={3} />
      )}
    </GateFrame>
  );
}
