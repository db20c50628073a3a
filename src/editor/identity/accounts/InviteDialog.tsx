import { useState } from 'react';
import type { InvitationLink, Role } from '../../../generated/editor';
import { emailPattern } from '../../../kernel/editorAccount';
import { roles } from '../../../kernel/roles';
import { type Market, markets as everyMarket } from '../../../kernel/market';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import { Dialog } from '../../kit/ui/Dialog';
import { FormDialog } from '../../kit/ui/FormDialog';
import layout from '../../kit/ui/layout.module.css';
import { MarketsField, marketsToSend } from '../../kit/ui/MarketsField';
import { Moment } from '../../kit/ui/Moment';
import { Select } from '../../kit/ui/Select';
import { ShownOnce } from '../../kit/ui/ShownOnce';
import { TextField } from '../../kit/ui/TextField';
import { sendsMail } from '../session/sendsMail';
import { inviteAccount } from './accountsFeature';

/** By e-mail where the host sends any; else the inviter passes the link on. */
export function InviteDialog({ onClosed }: { readonly onClosed: () => void }) {
  const translate = useTranslate();
  const { value, isBusy, problem, run } = useMutation(inviteAccount);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [markets, setMarkets] = useState(everyMarket);
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
        const reach = reachToSend(role, markets);
        if (!isWrong && reach) run({ email: email.trim(), ...reach });
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

/** A link that is shown once: its holder can choose the password. */
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

interface ReachFieldsProps {
  readonly role: Role;
  readonly onRole: (role: Role) => void;
  readonly markets: readonly Market[];
  readonly onMarkets: (markets: readonly Market[]) => void;
  /** Somebody has asked for it to be saved. */
  readonly isChecked: boolean;
}

/** What an account may do, and in which markets; an administrator's reach is whole. */
export function ReachFields({ role, onRole, markets, onMarkets, isChecked }: ReachFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <RoleSelect value={role} onChange={onRole} />
      {role !== 'administrator' && (
        <MarketsField
          hint={translate('editor:accounts.marketsHint')}
          value={markets}
          onChange={onMarkets}
          isMissing={isChecked && markets.length === 0}
        />
      )}
    </>
  );
}

/** What the host is told; undefined: no market is chosen. */
export function reachToSend(role: Role, chosen: readonly Market[]) {
  const markets = role === 'administrator' ? null : marketsToSend(chosen);
  return markets?.length === 0 ? undefined : { role, markets };
}

interface RoleSelectProps {
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

function RoleSelect({ value, onChange }: RoleSelectProps) {
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
