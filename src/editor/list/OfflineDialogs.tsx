import { useState } from 'react';
import type { TemplateEntry } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { useMutation } from '../kit/data/mutation';
import { FormDialog } from '../kit/ui/FormDialog';
import { TextField } from '../kit/ui/TextField';
import { putOnline, takeOffline } from './listFeature';

const maxReason = 1_000;

interface EntryDialogProps {
  readonly entry: TemplateEntry;
  readonly onClosed: () => void;
}

interface ReasonProps {
  readonly reason: string;
  readonly isChecked: boolean;
  readonly onChanged: (reason: string) => void;
}

function Reason({ reason, isChecked, onChanged }: ReasonProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('editor:list.reason')}
      hint={translate('editor:list.reasonHint')}
      value={reason}
      onChange={onChanged}
      maxLength={maxReason}
      rows={2}
      autoFocus
      error={isChecked && reason.trim() === '' ? translate('editor:required') : undefined}
    />
  );
}

/** Visitors stop seeing a page; it stays in the list and can be put online again. */
export function TakeOfflineDialog({ entry, onClosed }: EntryDialogProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(takeOffline, onClosed);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { id, name, liveRevision, publishAt } = entry;
  return (
    <FormDialog
      title={translate('editor:list.takeOfflineTitle', { name })}
      submitLabel={translate('editor:list.takeOfflineConfirm')}
      isDangerous
      isBusy={isBusy}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editor:list.liveMoved') : undefined}
      onSubmitted={() => {
        setChecked(true);
        if (reason.trim() !== '' && liveRevision !== null) run({ id, reason: reason.trim(), liveRevision });
      }}
      onClosed={onClosed}
    >
      <p>{translate('editor:list.takeOfflineText')}</p>
      {publishAt !== null && <p>{translate('editor:list.takeOfflineScheduled')}</p>}
      <Reason reason={reason} isChecked={isChecked} onChanged={setReason} />
    </FormDialog>
  );
}

/** What was live until it was taken away is live again. */
export function PutOnlineDialog({ entry, onClosed }: EntryDialogProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(putOnline, onClosed);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { id, name, offline } = entry;
  const revision = offline?.revision ?? 0;
  return (
    <FormDialog
      title={translate('editor:list.putOnlineTitle', { name })}
      submitLabel={translate('editor:list.putOnlineConfirm')}
      isBusy={isBusy}
      problem={problem}
      onSubmitted={() => {
        setChecked(true);
        if (reason.trim() !== '') run({ id, revision, liveRevision: 0, reason: reason.trim() });
      }}
      onClosed={onClosed}
    >
      <p>{translate('editor:list.putOnlineText', { revision })}</p>
      <Reason reason={reason} isChecked={isChecked} onChanged={setReason} />
    </FormDialog>
  );
}
