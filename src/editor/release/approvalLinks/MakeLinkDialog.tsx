import { useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { FormDialog } from '../../kit/ui/FormDialog';
import { Moment } from '../../kit/ui/Moment';
import { Select } from '../../kit/ui/Select';
import { ShownOnce } from '../../kit/ui/ShownOnce';
import { TextField } from '../../kit/ui/TextField';
import { type LinkSubject, makeApprovalLink } from './approvalLinksFeature';

const hours = [
  { value: '24', key: 'editorApproval:links.day' },
  { value: '72', key: 'editorApproval:links.threeDays' },
  { value: '168', key: 'editorApproval:links.week' },
  { value: '720', key: 'editorApproval:links.month' },
] as const;
type Hours = (typeof hours)[number]['value'];

interface MakeLinkDialogProps {
  readonly subject: LinkSubject;
  readonly sha256: string;
  readonly onClosed: () => void;
}

/** Asks whom a link is for and until when, makes it, and shows it this once. */
export function MakeLinkDialog({ subject, sha256, onClosed }: MakeLinkDialogProps) {
  const translate = useTranslate();
  const { value, isBusy, problem, run } = useMutation(makeApprovalLink);
  const [name, setName] = useState('');
  const [duration, setDuration] = useState<Hours>('72');
  const [isChecked, setChecked] = useState(false);
  const isMissing = name.trim() === '';
  return (
    <FormDialog
      title={translate('editorApproval:links.make')}
      submitLabel={translate('editorApproval:links.makeIt')}
      isBusy={isBusy}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editorApproval:links.moved') : undefined}
      onSubmitted={() => {
        setChecked(true);
        if (!isMissing) run({ subject, sha256, name: name.trim(), expiresInHours: Number(duration) });
      }}
      outcome={
        value && (
          <ShownOnce
            label={translate('editorApproval:links.address')}
            value={value.address}
            copyLabel={translate('editorApproval:links.copy')}
            before={<p>{translate('editorApproval:links.shownOnce', { name: value.link.name })}</p>}
            onClosed={onClosed}
          >
            {translate('editorApproval:links.worksUntil')} <Moment at={value.link.expiresAt} />
          </ShownOnce>
        )
      }
      onClosed={onClosed}
    >
      <p>{translate('editorApproval:links.makeText')}</p>
      <TextField
        label={translate('editorApproval:links.for')}
        hint={translate('editorApproval:links.forHint')}
        value={name}
        maxLength={100}
        autoComplete="off"
        autoFocus
        onChange={setName}
        error={isChecked && isMissing ? translate('editorApproval:links.forMissing') : undefined}
      />
      <Select
        label={translate('editorApproval:links.hours')}
        options={hours.map((each) => ({ value: each.value, label: translate(each.key) }))}
        value={duration}
        onChange={setDuration}
      />
    </FormDialog>
  );
}
