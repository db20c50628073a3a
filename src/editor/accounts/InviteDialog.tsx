import { useState } from 'react';
import type { InvitationLink, Role } from '../../generated/editor';
import { emailPattern, roles } from '../../kernel/editorAccount';
import { useTranslate } from '../../texts/TranslateContext';
import { useMutation } from '../data/mutation';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { FormDialog } from '../ui/FormDialog';
import layout from '../ui/layout.module.css';
import { Moment } from '../ui/Moment';
import { Select } from '../ui/Select';
import { ShownOnce } from '../ui/ShownOnce';
import { TextField } from '../ui/TextField';
import { sendsMail } from '../session/sendsMail';
import { inviteAccount } from './accountsFeature';

/** By e-mail where the host sends any; else whoever invites hands over the link by a way of their own. */
export function InviteDialog({ onClosed }: { readonly onClosed: () => void }) {
  const translate = useTranslate();
  const { value, isBusy, problem, run } = useMutation(inviteAccount);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [isChecked, setChecked] = useState(false);
  const isWrong = !emailPattern.test(email.trim());
  const title = translate('editor:accounts.inviteTitle');
  if (value) {
    return <LinkDialog title={title} link={value} onClosed={onClosed} />;
  }
  return (
    <FormDialog
      title={title}
      submitLabel={translate(sendsMail() ? 'editor:accounts.invite' : 'editor:accounts.makeLink')}
      isBusy={isBusy}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editor:accounts.emailTaken') : undefined}
      onSubmitted={() => {
        setChecked(true);
        if (!isWrong) run({ email: email.trim(), role });
      }}
      onClosed={onClosed}
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
    </FormDialog>
  );
}

interface LinkDialogProps {
  readonly title: string;
  readonly link: InvitationLink;
  readonly onClosed: () => void;
}

/** What became of a link: on its way by e-mail, or to be handed over. */
export function LinkDialog({ title, link: made, onClosed }: LinkDialogProps) {
  return (
    <Dialog title={title} onClosed={onClosed}>
      {made.link === undefined ? (
        <SentLink made={made} onClosed={onClosed} />
      ) : (
        <OpenLink made={made} link={made.link} onClosed={onClosed} />
      )}
    </Dialog>
  );
}

interface MadeLinkProps {
  readonly made: InvitationLink;
  readonly onClosed: () => void;
}

function SentLink({ made: { account, expiresAt }, onClosed }: MadeLinkProps) {
  const translate = useTranslate();
  return (
    <div className={layout.stack}>
      <p role="status">{translate('editor:accounts.sent', { email: account.email })}</p>
      <p className={layout.muted}>
        {translate('editor:accounts.linkUntil')} <Moment at={expiresAt} />
      </p>
      <div className={layout.actions}>
        <Button look="primary" onPress={onClosed}>
          {translate('editor:accounts.done')}
        </Button>
      </div>
    </div>
  );
}

/** A link that is shown this once: whoever holds it can choose the password. */
function OpenLink({
  made: { account, expiresAt },
  link,
  onClosed,
}: MadeLinkProps & { readonly link: string }) {
  const translate = useTranslate();
  const before = (
    <>
      {sendsMail() && <p role="alert">{translate('editor:accounts.notSent')}</p>}
      <p>{translate('editor:accounts.linkText', { email: account.email })}</p>
    </>
  );
  return (
    <ShownOnce
      label={translate('editor:accounts.link')}
      value={link}
      copyLabel={translate('editor:accounts.copy')}
      before={before}
      onClosed={onClosed}
    >
      {translate('editor:accounts.linkUntil')} <Moment at={expiresAt} />
    </ShownOnce>
  );
}

interface RoleSelectProps {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

export function RoleSelect({ value, onChange }: RoleSelectProps) {
  const translate = useTranslate();
  return (
    <div>
      <Select
        label={translate('editor:accounts.role')}
        value={value}
        onChange={onChange}
        options={roles.map((role) => ({ value: role, label: translate(`editor:role.${role}`) }))}
      />
      <p className={layout.muted}>{translate(`editor:accounts.can.${value}`)}</p>
    </div>
  );
}
