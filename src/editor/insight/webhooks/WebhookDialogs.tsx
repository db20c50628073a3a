import { type ReactNode, useState } from 'react';
import type { CreateWebhookPayload, NewWebhook, Webhook } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import type { EditorProblem } from '../../kit/api/editorClient';
import { useMutation } from '../../kit/data/mutation';
import { FormDialog } from '../../kit/ui/FormDialog';
import { Moment } from '../../kit/ui/Moment';
import { ShownOnce } from '../../kit/ui/ShownOnce';
import { formOf, isValidWebhook, payloadOf, WebhookFields, webhookProblem } from './WebhookFields';
import { changeWebhook, deleteWebhook, makeWebhook, renewSecret } from './webhooksFeature';

export type WebhookDialog =
  { readonly kind: 'make' } | { readonly kind: 'edit' | 'secret' | 'delete'; readonly webhook: Webhook };

interface DialogProps {
  readonly onClosed: () => void;
}

interface OfWebhookProps extends DialogProps {
  readonly webhook: Webhook;
}

interface WebhookDialogsProps extends DialogProps {
  readonly dialog: WebhookDialog | undefined;
}

export function WebhookDialogs({ dialog, onClosed }: WebhookDialogsProps) {
  if (!dialog) return null;
  if (dialog.kind === 'make') return <MakeDialog onClosed={onClosed} />;
  const Shown = { edit: EditDialog, secret: SecretDialog, delete: DeleteDialog }[dialog.kind];
  return <Shown webhook={dialog.webhook} onClosed={onClosed} />;
}

function Secret({ made: { secret, webhook }, onClosed }: DialogProps & { readonly made: NewWebhook }) {
  const translate = useTranslate();
  const until = webhook.previousSecretUntil;
  return (
    <ShownOnce
      label={translate('editor:webhooks.secret')}
      value={secret}
      copyLabel={translate('editor:webhooks.copySecret')}
      before={<p>{translate('editor:webhooks.shownOnce')}</p>}
      onClosed={onClosed}
    >
      {until !== null && (
        <>
          {translate('editor:webhooks.oldSecretUntil')} <Moment at={until} />
        </>
      )}
    </ShownOnce>
  );
}

interface WebhookFormProps extends DialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Absent: it is made. */
  readonly webhook?: Webhook;
  readonly isBusy: boolean;
  readonly problem: EditorProblem | undefined;
  readonly outcome?: ReactNode;
  readonly children?: ReactNode;
  /** Called with nothing that the fields find fault with. */
  readonly onSubmitted: (payload: CreateWebhookPayload) => void;
}

function WebhookFormDialog({ webhook, problem, children, onSubmitted, ...rest }: WebhookFormProps) {
  const translate = useTranslate();
  const [form, setForm] = useState(() => formOf(webhook));
  const [isChecked, setChecked] = useState(false);
  return (
    <FormDialog
      {...rest}
      problem={problem}
      problemText={webhookProblem(translate, problem)}
      isWholeProblemText
      onSubmitted={() => {
        setChecked(true);
        const payload = payloadOf(form);
        if (isValidWebhook(payload)) onSubmitted(payload);
      }}
    >
      {children}
      <WebhookFields value={form} onChange={setForm} isChecked={isChecked} />
    </FormDialog>
  );
}

function MakeDialog({ onClosed }: DialogProps) {
  const translate = useTranslate();
  const { value, isBusy, problem, run } = useMutation(makeWebhook);
  return (
    <WebhookFormDialog
      title={translate('editor:webhooks.make')}
      submitLabel={translate('editor:webhooks.makeIt')}
      isBusy={isBusy}
      problem={problem}
      onSubmitted={run}
      outcome={value && <Secret made={value} onClosed={onClosed} />}
      onClosed={onClosed}
    >
      <p>{translate('editor:webhooks.makeText')}</p>
    </WebhookFormDialog>
  );
}

function EditDialog({ webhook, onClosed }: OfWebhookProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(changeWebhook, onClosed);
  return (
    <WebhookFormDialog
      title={translate('editor:webhooks.editTitle', { name: webhook.name })}
      submitLabel={translate('editor:webhooks.save')}
      webhook={webhook}
      isBusy={isBusy}
      problem={problem}
      onSubmitted={(payload) => run({ id: webhook.id, ...payload })}
      onClosed={onClosed}
    />
  );
}

function SecretDialog({ webhook, onClosed }: OfWebhookProps) {
  const translate = useTranslate();
  const { value, isBusy, problem, run } = useMutation(renewSecret);
  return (
    <FormDialog
      title={translate('editor:webhooks.newSecretTitle', { name: webhook.name })}
      submitLabel={translate('editor:webhooks.makeSecret')}
      isBusy={isBusy}
      problem={problem}
      problemText={webhookProblem(translate, problem)}
      onSubmitted={() => run(webhook.id)}
      outcome={value && <Secret made={value} onClosed={onClosed} />}
      onClosed={onClosed}
    >
      <p>{translate('editor:webhooks.newSecretText')}</p>
    </FormDialog>
  );
}

function DeleteDialog({ webhook, onClosed }: OfWebhookProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(deleteWebhook, onClosed);
  return (
    <FormDialog
      title={translate('editor:webhooks.deleteTitle', { name: webhook.name })}
      submitLabel={translate('editor:webhooks.delete')}
      isDangerous
      isBusy={isBusy}
      problem={problem}
      problemText={webhookProblem(translate, problem)}
      onSubmitted={() => run(webhook.id)}
      onClosed={onClosed}
    >
      <p>{translate('editor:webhooks.deleteText')}</p>
    </FormDialog>
  );
}
