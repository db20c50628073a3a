import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { InvitationLink } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import { Moment } from '../ui/Moment';
import stack from '../ui/Stack.module.css';
import { TextField } from '../ui/TextField';

interface LinkToCopyProps {
  readonly link: InvitationLink;
  readonly onClosed: () => void;
}

/** A link that is shown this once: whoever holds it can choose the password. */
export function LinkToCopy({ link: { account, link, expiresAt }, onClosed }: LinkToCopyProps) {
  const translate = useTranslate();
  const [copied, setCopied] = useState<'yes' | 'refused'>();
  return (
    <div className={stack.stack}>
      <p>{translate('editor:accounts.linkText', { email: account.email })}</p>
      <TextField label={translate('editor:accounts.link')} value={link} isReadOnly autoFocus />
      <p className={stack.muted}>
        {translate('editor:accounts.linkUntil')} <Moment at={expiresAt} />
      </p>
      <p role="status" className={stack.muted}>
        {copied === 'yes' && translate('editor:accounts.copied')}
        {copied === 'refused' && translate('editor:accounts.copyByHand')}
      </p>
      <div className={stack.actions}>
        <Button
          icon={copied === 'yes' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onPress={() =>
            void navigator.clipboard.writeText(link).then(
              () => setCopied('yes'),
              () => setCopied('refused'),
            )
          }
        >
          {translate('editor:accounts.copy')}
        </Button>
        <Button look="primary" onPress={onClosed}>
          {translate('editor:accounts.done')}
        </Button>
      </div>
    </div>
  );
}
