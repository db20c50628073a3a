import { useMemo, useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TextKey } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectEdit } from '../../workspace/model/editSlice';
import { usePageFacts } from '../../workspace/model/workspace';
import { Button } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import stack from '../../kit/ui/layout.module.css';
import { TextField } from '../../kit/ui/TextField';
import { useFirstFault } from '../../kit/ui/useFirstFault';
import { experiments } from '../../insight/statistics/experimentsFeature';
import { ApprovalWords } from './ApprovalWords';
import { BeginningTrials } from './BeginningTrials';
import { beginsExperiment, plansOf } from './newExperiments';
import { GuardFields } from './GuardFields';
import { PlanFields } from './PlanFields';
import styles from './PublishDialog.module.css';
import { type Entered, type PlanFaults, planFaults, plannedTimes, type PublishPlan } from './publishPlan';
import { publishTemplate } from './publishSaga';
import { StepActions } from './StepActions';
import { usePageMoment } from '../../workspace/model/usePageMoment';
import { UnsavedNote } from './UnsavedNote';

interface PublishFormProps {
  /** It is live already, and only its end is set. */
  readonly isEndAlone: boolean;
  /** The warnings were shown, and are all there are. */
  readonly acceptsWarnings: boolean;
  readonly entered: Entered;
  readonly onEntered: (entered: Entered) => void;
  readonly onBack: () => void;
}

/** What the button does, in its words. */
function submitLabel(
  { isLater, sharePercent }: PublishPlan,
  { isEndAlone, isReplacing }: { readonly isEndAlone: boolean; readonly isReplacing: boolean },
): TextKey {
  if (isEndAlone) return 'editorEdit:publish.setEnd';
  if (isLater) return isReplacing ? 'editorEdit:publish.scheduleInstead' : 'editorEdit:publish.schedule';
  return sharePercent === undefined ? 'editorEdit:publish.confirm' : 'editorEdit:guard.confirm';
}

/** When and why; its button says what it does. The host's own check has the last word. */
export function PublishForm({ isEndAlone, acceptsWarnings, entered, onEntered, onBack }: PublishFormProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { id, details, phase } = useSelector(selectEdit);
  const { status, problem } = useSelector(publishTemplate.select);
  const { market = '' } = usePageFacts();
  const [faults, setFaults] = useState<PlanFaults>();
  const { form, lead } = useFirstFault();
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { reason } = entered;
  const timeOf = usePageMoment();
  const setFor = isEndAlone ? null : (details?.schedule?.publishAt ?? null);
  const plan = isEndAlone ? { ...entered.plan, isLater: false, hasEnd: true } : entered.plan;
  const shown = isEndAlone ? details?.live : details?.draft;
  const begins = useMemo(
    () => !isEndAlone && details !== undefined && beginsExperiment(details),
    [isEndAlone, details],
  );
  const experimentList = useSelector(experiments.select);
  const known = begins && experimentList.request === id ? experimentList.value : undefined;
  const publish = (): void => {
    if (!shown) return;
    dispatch(
      publishTemplate.requested({
        id,
        sha256: shown.sha256,
        liveRevision: details?.live?.revision ?? 0,
        reason: reason.trim(),
        plans: known ? plansOf(id, known, entered.trials) : [],
        ...(acceptsWarnings && { acceptsWarnings }),
        ...plannedTimes(plan, market),
        ...(!isEndAlone && plan.sharePercent !== undefined && { sharePercent: plan.sharePercent }),
      }),
    );
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isMissing = reason.trim() === '';
    const found = planFaults(plan, market, Date.now());
    setReasonMissing(isMissing);
    setFaults(found);
    if (isMissing || found) lead();
    else publish();
  };
  const approval = details?.approval;
  // What it was refused for stands in the step that it led back to.
  const isSaidElsewhere = problem !== undefined && (problem.code === 'conflict' || 'findings' in problem);
  return (
    // The browser's own messages are in the browser's language.
    <form ref={form} className={stack.stack} noValidate onSubmit={submit}>
      {approval?.state === 'approved' && <ApprovalWords approval={approval} market={market} />}
      <PlanFields
        plan={plan}
        market={market}
        faults={faults}
        endedAlone={isEndAlone ? details : undefined}
        onChange={(changed) => {
          setFaults(undefined);
          onEntered({ ...entered, plan: changed });
        }}
      />
      {!isEndAlone && details && (
        <GuardFields
          details={details}
          sharePercent={plan.sharePercent}
          onChange={(sharePercent) => onEntered({ ...entered, plan: { ...plan, sharePercent } })}
        />
      )}
      {begins && (
        <BeginningTrials
          key={shown?.sha256}
          id={id}
          trials={entered.trials}
          onChange={(trials) => onEntered({ ...entered, trials })}
        />
      )}
      {setFor !== null && (
        <p className={plan.isLater ? styles.quiet : styles.caution}>
          {translate(
            plan.isLater ? 'editorEdit:publish.replacesSchedule' : 'editorEdit:publish.endsSchedule',
            { time: timeOf(setFor) },
          )}
        </p>
      )}
      <TextField
        label={translate('editorEdit:publish.reason')}
        hint={translate('editorEdit:publish.reasonHelp')}
        error={
          isReasonMissing && reason.trim() === '' ? translate('editorEdit:publish.reasonMissing') : undefined
        }
        value={reason}
        maxLength={1000}
        onChange={(typed) => onEntered({ ...entered, reason: typed })}
      />
      <UnsavedNote />
      {!isSaidElsewhere && <ProblemNote problem={problem} />}
      <StepActions onBack={onBack}>
        <Button
          type="submit"
          look="primary"
          isBusy={status === 'underWay'}
          isDisabled={phase !== 'saved' || !shown || (begins && !known)}
        >
          {translate(submitLabel(plan, { isEndAlone, isReplacing: setFor !== null }))}
        </Button>
      </StepActions>
    </form>
  );
}
