import { useState } from 'react';
import type { EditorGuard, EndGuardPayload } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { FormDialog } from '../../kit/ui/FormDialog';
import { TextField } from '../../kit/ui/TextField';
import { endGuard } from './guardFeature';

interface EndGuardDialogProps {
  readonly id: string;
  readonly guard: EditorGuard;
  readonly to: EndGuardPayload['to'];
  readonly onClosed: () => void;
}

/** Before a person decides in the place of the figures: what happens, and why. */
export function EndGuardDialog({ id, guard, to, onClosed }: EndGuardDialogProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(endGuard, onClosed);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { sequence, revision, previousRevision: previous } = guard;
  const isMissing = reason.trim() === '';
  const isRelease = to === 'everybody';
  return (
    <FormDialog
      title={translate(isRelease ? 'editorEdit:guard.releaseTitle' : 'editorEdit:guard.takeBackTitle', {
        revision,
      })}
      submitLabel={translate(isRelease ? 'editorEdit:guard.toEverybody' : 'editorEdit:guard.takeBack')}
      isBusy={isBusy}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editorEdit:guard.hasEnded') : undefined}
      onSubmitted={() => {
        setChecked(true);
        if (!isMissing) run({ id, to, sequence, reason: reason.trim() });
      }}
      onClosed={onClosed}
    >
      <p>
        {translate(isRelease ? 'editorEdit:guard.releaseText' : 'editorEdit:guard.takeBackText', {
          revision,
          previous,
        })}
      </p>
      <TextField
        label={translate('editorEdit:publish.reason')}
        hint={translate('editorEdit:publish.reasonHelp')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
        autoFocus
        error={isChecked && isMissing ? translate('editorEdit:publish.reasonMissing') : undefined}
      />
    </FormDialog>
  );
}
