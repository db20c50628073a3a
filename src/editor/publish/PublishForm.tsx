import { useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { selectEdit } from '../edit/editSlice';
import { Button } from '../ui/Button';
import { ProblemNote } from '../ui/Problem';
import stack from '../ui/layout.module.css';
import { TextField } from '../ui/TextField';
import { KnownFindings, OthersDraft, useKnownFindings } from './KnownFindings';
import { PlanFields, planFault, type PublishPlan, plannedTimes } from './PlanFields';
import styles from './PublishDialog.module.css';
import { publishTemplate } from './publishSaga';

const atOnce: PublishPlan = { isLater: false, start: '', hasEnd: false, end: '' };

const reasonName = 'reason';

function focusReason(form: HTMLFormElement): void {
  const field = form.elements.namedItem(reasonName);
  if (field instanceof HTMLElement) field.focus();
}

/** Why and when; the check says at once what is to be mended or accepted, and the host's own has the last word. */
export function PublishForm() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { id, details, phase, version } = useSelector(selectEdit);
  const { status, problem } = useSelector(publishTemplate.select);
  const [reason, setReason] = useState('');
  const [plan, setPlan] = useState(atOnce);
  const [fault, setFault] = useState<ReturnType<typeof planFault>>();
  const draft = details?.draft;
  // What the host has by now is not what is on the screen: nobody publishes unseen bytes.
  const isOthers = details !== undefined && details.version > version;
  const refused = problem && 'findings' in problem ? problem.findings : undefined;
  const { findings, isBlocked, asksAboutWarnings, isChecking } = useKnownFindings(refused);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const publish = (): void => {
    const found = planFault(plan, Date.now());
    setFault(found);
    if (found || !draft || isOthers) return;
    const accepted = asksAboutWarnings ? { acceptsWarnings: true } : {};
    dispatch(
      publishTemplate.requested({
        id,
        sha256: draft.sha256,
        liveRevision: details.live?.revision ?? 0,
        reason,
        ...accepted,
        ...plannedTimes(plan),
      }),
    );
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isMissing = reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) focusReason(event.currentTarget);
    else publish();
  };
  return (
    <form className={stack.stack} onSubmit={submit}>
      <PlanFields plan={plan} onChange={setPlan} />
      {fault && (
        <p className={styles.fault} role="alert">
          {translate(`editorEdit:publish.${fault}`)}
        </p>
      )}
      <TextField
        name={reasonName}
        label={translate('editorEdit:publish.reason')}
        hint={translate('editorEdit:publish.reasonHelp')}
        error={
          isReasonMissing && reason.trim() === '' ? translate('editorEdit:publish.reasonMissing') : undefined
        }
        value={reason}
        onChange={setReason}
      />
      {isChecking && <p className={styles.quiet}>{translate('editorEdit:check.running')}</p>}
      {findings.length > 0 && <KnownFindings findings={findings} isBlocked={isBlocked} />}
      {isBlocked && <p className={styles.quiet}>{translate('editorEdit:publish.mendFirst')}</p>}
      {problem?.code === 'conflict' && !isOthers && (
        <p className={styles.fault} role="alert">
          {translate('editorEdit:publish.liveMoved')}
        </p>
      )}
      {!refused && problem?.code !== 'conflict' && <ProblemNote problem={problem} />}
      {isOthers && <OthersDraft details={details} />}
      <div className={stack.actions}>
        <Button
          type="submit"
          look="primary"
          isBusy={status === 'underWay'}
          isDisabled={phase !== 'saved' || !draft || isOthers || isBlocked}
        >
          {translate(
            asksAboutWarnings
              ? 'editorEdit:publish.accept'
              : plan.isLater
                ? 'editorEdit:publish.schedule'
                : 'editorEdit:publish.confirm',
          )}
        </Button>
      </div>
    </form>
  );
}
