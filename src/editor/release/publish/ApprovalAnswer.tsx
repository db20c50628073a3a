import { useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { type EditorMutation, useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import { TextField } from '../../kit/ui/TextField';
import { StepActions } from './StepActions';

interface About {
  /** Of the template or bundle. */
  readonly id: string;
  readonly sha256: string;
}

interface ApprovalAnswerProps<Value> extends About {
  readonly approval: EditorMutation<About, Value>;
  readonly changeRequest: EditorMutation<About & { readonly note: string }, Value>;
  readonly approveLabel: string;
  /** Said where it has changed meanwhile; absent: what is said of every such refusal. */
  readonly conflictText?: string;
  /** Undefined: there is nothing behind the question. */
  readonly onBack?: () => void;
  readonly onAnswered?: () => void;
}

/** The two answers to a question for approval, of one page or of several: yes, or what is to be changed. */
export function ApprovalAnswer<Value>({
  id,
  sha256,
  approval,
  changeRequest,
  approveLabel,
  conflictText,
  onBack,
  onAnswered,
}: ApprovalAnswerProps<Value>) {
  const translate = useTranslate();
  const approving = useMutation(approval, onAnswered);
  const asking = useMutation(changeRequest, onAnswered);
  const [isWriting, setWriting] = useState(false);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const problem = approving.problem ?? asking.problem;
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
      <ProblemNote problem={problem} text={problem?.code === 'conflict' ? conflictText : undefined} />
      <StepActions {...(isWriting ? { onBack: () => setWriting(false) } : onBack && { onBack })}>
        {isWriting ? (
          <Button look="primary" isBusy={asking.isBusy} onPress={send}>
            {translate('editorEdit:approval.send')}
          </Button>
        ) : (
          <>
            <Button onPress={() => setWriting(true)}>{translate('editorEdit:approval.askForChange')}</Button>
            <Button look="primary" isBusy={approving.isBusy} onPress={() => approving.run({ id, sha256 })}>
              {approveLabel}
            </Button>
          </>
        )}
      </StepActions>
    </>
  );
}
