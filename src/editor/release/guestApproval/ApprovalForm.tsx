import { useId, useState } from 'react';
import type { AnswerApprovalPayload, ApprovalQuestion } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import { FormDialog } from '../../kit/ui/FormDialog';
import { TextField } from '../../kit/ui/TextField';
import styles from './Approval.module.css';
import { answerApproval } from './approvalFeature';

type Decision = AnswerApprovalPayload['answer'];

const decisions = ['approved', 'changeAsked'] as const;

interface DecisionFieldProps {
  readonly chosen: Decision | undefined;
  readonly onChosen: (decision: Decision) => void;
  readonly isMissing: boolean;
}

function DecisionField({ chosen, onChosen, isMissing }: DecisionFieldProps) {
  const translate = useTranslate();
  const fault = useId();
  return (
    <fieldset className={styles.decisions} aria-describedby={isMissing ? fault : undefined}>
      <legend className={styles.legend}>{translate('editorApproval:form.decision')}</legend>
      {decisions.map((each) => (
        <label key={each} className={styles.decision}>
          <input
            type="radio"
            name="decision"
            value={each}
            checked={each === chosen}
            onChange={() => onChosen(each)}
          />
          <span>
            <span className={styles.strong}>{translate(`editorApproval:form.${each}`)}</span>
            <br />
            <span className={styles.quiet}>{translate(`editorApproval:form.${each}Text`)}</span>
          </span>
        </label>
      ))}
      {isMissing && (
        <p id={fault} className={styles.fault} role="alert">
          {translate('editorApproval:form.decisionMissing')}
        </p>
      )}
    </fieldset>
  );
}

interface ApprovalFormProps {
  readonly token: string;
  readonly question: ApprovalQuestion;
  /** Of its pages. */
  readonly count: number;
}

/** Name, decision, what is to be changed; then once more what it means, and it is sent. */
export function ApprovalForm({ token, question, count }: ApprovalFormProps) {
  const translate = useTranslate();
  const title = useId();
  const { isBusy, problem, run } = useMutation(answerApproval);
  const [name, setName] = useState(question.name);
  const [decision, setDecision] = useState<Decision>();
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const isNameMissing = name.trim() === '';
  const isNoteMissing = decision === 'changeAsked' && note.trim() === '';
  const go = (): void => {
    setChecked(true);
    if (!isNameMissing && !isNoteMissing && decision) setConfirming(true);
  };
  return (
    <section className={styles.form} aria-labelledby={title}>
      <h2 id={title} className={styles.heading}>
        {translate('editorApproval:form.title')}
      </h2>
      <form
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <TextField
          label={translate('editorApproval:form.name')}
          hint={translate('editorApproval:form.nameHint')}
          value={name}
          onChange={setName}
          maxLength={100}
          autoComplete="name"
          error={isChecked && isNameMissing ? translate('editorApproval:form.nameMissing') : undefined}
        />
        <DecisionField
          chosen={decision}
          onChosen={setDecision}
          isMissing={isChecked && decision === undefined}
        />
        {decision === 'changeAsked' && (
          <TextField
            label={translate('editorEdit:approval.what')}
            value={note}
            onChange={setNote}
            maxLength={1000}
            rows={4}
            error={isChecked && isNoteMissing ? translate('editorEdit:approval.whatMissing') : undefined}
          />
        )}
        <div>
          <Button type="submit" look="primary">
            {translate('editorApproval:form.goOn')}
          </Button>
        </div>
      </form>
      {isConfirming && decision && (
        <FormDialog
          title={translate(`editorApproval:confirm.${decision}`)}
          submitLabel={translate(`editorApproval:confirm.${decision}Do`)}
          isBusy={isBusy}
          problem={problem}
          onSubmitted={() =>
            run({
              token,
              name: name.trim(),
              answer: decision,
              note: decision === 'approved' ? '' : note.trim(),
            })
          }
          onClosed={() => setConfirming(false)}
        >
          <p>
            {translate(`editorApproval:confirm.${decision}Text`, {
              name: name.trim(),
              subject: question.subject,
              count,
            })}
          </p>
          {decision === 'changeAsked' && <blockquote className={styles.note}>{note.trim()}</blockquote>}
          <p className={styles.quiet}>{translate('editorApproval:confirm.once')}</p>
        </FormDialog>
      )}
    </section>
  );
}
