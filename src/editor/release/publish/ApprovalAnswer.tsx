import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { selectEdit } from '../../workspace/model/editSlice';
import { Button } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import { TextField } from '../../kit/ui/TextField';
import { approveDraft, askForChange } from './publishSaga';
import { StepActions } from './StepActions';

interface ApprovalAnswerProps {
  readonly id: string;
  readonly sha256: string;
  readonly onBack: () => void;
  readonly onAnswered?: () => void;
}

/** The two answers to a question for approval: yes, or what is to be changed. */
export function ApprovalAnswer({ id, sha256, onBack, onAnswered }: ApprovalAnswerProps) {
  const translate = useTranslate();
  const { details } = useSelector(selectEdit);
  const approving = useMutation(approveDraft, onAnswered);
  const asking = useMutation(askForChange, onAnswered);
  const [isWriting, setWriting] = useState(false);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (details?.draft?.sha256 !== sha256) return <p>{translate('editorEdit:approval.changedSince')}</p>;
  const send = (): void => {
    const isEmpty = note.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) asking.run({ id, sha256, note: note.trim() });
  };
  // In the stack around it: its buttons would stay in sight only as long as a box of its own is.
  return (
    <>
      {isWriting && (
        <TextField
          label={translate('editorEdit:approval.what')}
          value={note}
          onChange={setNote}
          maxLength={1000}
          rows={3}
          autoFocus
          error={isMissing && note.trim() === '' ? translate('editorEdit:approval.whatMissing') : undefined}
        />
      )}
      <ProblemNote problem={approving.problem ?? asking.problem} />
      <StepActions onBack={isWriting ? () => setWriting(false) : onBack}>
        {isWriting ? (
          <Button look="primary" isBusy={asking.isBusy} onPress={send}>
            {translate('editorEdit:approval.send')}
          </Button>
        ) : (
          <>
            <Button onPress={() => setWriting(true)}>{translate('editorEdit:approval.askForChange')}</Button>
            <Button look="primary" isBusy={approving.isBusy} onPress={() => approving.run({ id, sha256 })}>
              {translate('editorEdit:publish.approve')}
            </Button>
          </>
        )}
      </StepActions>
    </>
  );
}
