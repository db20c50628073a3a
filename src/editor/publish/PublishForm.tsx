import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { selectEdit } from '../edit/editSlice';
import { Button } from '../ui/Button';
import { ProblemNote } from '../ui/ProblemNote';
import stack from '../ui/Stack.module.css';
import { TextField } from '../ui/TextField';
import { PlanFields } from './PlanFields';
import { planFault, plannedTimes, type PublishPlan } from './publishPlan';
import styles from './PublishDialog.module.css';
import { OthersDraft } from './OthersDraft';
import { RefusedFindings } from './RefusedFindings';
import { publishTemplate, selectPublishing } from './publishState';

const atOnce: PublishPlan = { isLater: false, start: '', hasEnd: false, end: '' };

/** Why and when; the host's own check has the last word, and may ask about its warnings. */
export function PublishForm() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { id, details, phase, version } = useSelector(selectEdit);
  const { status, problem } = useSelector(selectPublishing);
  const [reason, setReason] = useState('');
  const [plan, setPlan] = useState(atOnce);
  const [fault, setFault] = useState<ReturnType<typeof planFault>>();
  const draft = details?.draft;
  // What the host has by now is not what is on the screen: nobody publishes unseen bytes.
  const isOthers = details !== undefined && details.version > version;
  const asksAboutWarnings = problem?.code === 'warnings';
  const publish = (): void => {
    const found = planFault(plan, Date.now());
    setFault(found);
    if (found || !draft || isOthers) return;
    const accepted = asksAboutWarnings ? { acceptsWarnings: true } : {};
    dispatch(publishTemplate.requested({ id, sha256: draft.sha256, liveRevision: details.live?.revision ?? 0, reason, ...accepted, ...plannedTimes(plan) }));
  };
  const findings = problem && 'findings' in problem ? problem.findings : undefined;
  return (
    <form
      className={stack.stack}
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
    >
      <PlanFields plan={plan} onChange={setPlan} />
      {fault && (
        <p className={styles.fault} role="alert">
          {translate(`editorEdit:publish.${fault}`)}
        </p>
      )}
      <TextField label={translate('editorEdit:publish.reason')} hint={translate('editorEdit:publish.reasonHelp')} value={reason} onChange={setReason} />
      {findings && <RefusedFindings findings={findings} isAsking={asksAboutWarnings} />}
      {problem?.code === 'conflict' && !isOthers && (
        <p className={styles.fault} role="alert">
          {translate('editorEdit:publish.liveMoved')}
        </p>
      )}
      {!findings && problem?.code !== 'conflict' && <ProblemNote problem={problem} />}
      {isOthers && <OthersDraft details={details} />}
      <div className={stack.actions}>
        <Button type="submit" look="primary" isBusy={status === 'underWay'} isDisabled={phase !== 'saved' || !draft || isOthers || reason.trim() === ''}>
          {translate(asksAboutWarnings ? 'editorEdit:publish.accept' : plan.isLater ? 'editorEdit:publish.schedule' : 'editorEdit:publish.confirm')}
        </Button>
      </div>
    </form>
  );
}
