import { Check } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { usePageFacts } from '../../workspace/model/workspace';
import { selectSession } from '../../kit/session/sessionSlice';
import stack from '../../kit/ui/layout.module.css';
import { ApprovalStep } from './ApprovalStep';
import { ChangesPart } from './ChangesPart';
import { CheckStep, useKnownFindings } from './KnownFindings';
import { PublishForm } from './PublishForm';
import { enteredAtFirst } from './publishPlan';
import { publishTemplate } from './publishSaga';
import { type LastStep, lastStepOf, type PublishStep, publishSteps } from './publishSteps';
import styles from './PublishSteps.module.css';
import { SchedulePart } from './SchedulePart';
import { StepActions } from './StepActions';

interface StepListProps {
  readonly ref: Ref<HTMLOListElement>;
  readonly current: PublishStep;
  readonly last: LastStep;
  /** Nothing after the first step can be reached. */
  readonly isBlocked: boolean;
  readonly onChosen: (step: PublishStep) => void;
}

const isAboutApproval = (last: LastStep): boolean => last !== 'publish' && last !== 'end';

/** Where one is, and the way to any other step. */
function StepList({ ref, current, last, isBlocked, onChosen }: StepListProps) {
  const translate = useTranslate();
  const names = {
    checks: translate('editorEdit:publish.step.checks'),
    changes: translate('editorEdit:publish.step.changes'),
    last: translate(
      isAboutApproval(last) ? 'editorEdit:publish.step.approval' : 'editorEdit:publish.step.when',
    ),
  };
  const at = publishSteps.indexOf(current);
  return (
    <ol ref={ref} className={styles.steps} aria-label={translate('editorEdit:publish.step.all')}>
      {publishSteps.map((step, index) => (
        <li key={step} className={styles.item}>
          <button
            type="button"
            className={styles.step}
            aria-current={step === current ? 'step' : undefined}
            disabled={isBlocked && index > 0}
            onClick={() => onChosen(step)}
          >
            <span className={styles.number} aria-hidden="true">
              {index < at ? <Check size={14} /> : index + 1}
            </span>
            {names[step]}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface PublishStepsProps {
  readonly details: TemplateDetails;
  /** The dialog is left, such as for the field where something is mended. */
  readonly onLeft: () => void;
}

export function PublishSteps({ details, onLeft }: PublishStepsProps) {
  const { session } = useSelector(selectSession);
  const { problem } = useSelector(publishTemplate.select);
  const { market = '' } = usePageFacts();
  const [chosen, setChosen] = useState<PublishStep>();
  // What was typed stays while one goes back and forth.
  const [entered, setEntered] = useState(() => enteredAtFirst(details.schedule, market));
  const heading = useRef<HTMLDivElement>(null);
  const steps = useRef<HTMLOListElement>(null);
  const refused = problem && 'findings' in problem ? problem.findings : undefined;
  const known = useKnownFindings(refused);
  const [answered, setAnswered] = useState(problem);
  // What the host found, or what has gone live meanwhile, is looked at before it is tried again.
  if (problem !== answered) {
    setAnswered(problem);
    if (refused) setChosen('checks');
    else if (problem?.code === 'conflict') setChosen('changes');
  }
  // The page hears at once what goes live elsewhere: it is compared anew before it is replaced.
  const liveRevision = details.live?.revision ?? 0;
  const [compared, setCompared] = useState(liveRevision);
  const [isMoved, setMoved] = useState(false);
  if (liveRevision !== compared) {
    setCompared(liveRevision);
    setMoved(chosen !== undefined);
    if (chosen === 'last') setChosen('changes');
  }
  const first = known.isChecking || known.findings.length > 0 ? 'checks' : 'changes';
  const step = known.isBlocked ? 'checks' : (chosen ?? first);
  const last = lastStepOf({
    details,
    account: session?.account,
    requiresApproval: session?.requiresApproval === true,
  });
  useEffect(() => {
    if (!chosen) return;
    heading.current?.focus({ preventScroll: true });
    steps.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div className={stack.stack}>
      <SchedulePart onReplacing={last === 'publish' ? () => setChosen('last') : undefined} />
      <StepList ref={steps} current={step} last={last} isBlocked={known.isBlocked} onChosen={setChosen} />
      <div ref={heading} tabIndex={-1} className={styles.body}>
        {step === 'checks' && (
          <CheckStep known={known} onLeft={onLeft} onGoingOn={() => setChosen('changes')} />
        )}
        {step === 'changes' && (
          <div className={stack.stack}>
            <ChangesPart isMoved={isMoved || problem?.code === 'conflict'} />
            <StepActions onBack={() => setChosen('checks')} onGoingOn={() => setChosen('last')} />
          </div>
        )}
        {step === 'last' && !isAboutApproval(last) && (
          <PublishForm
            isEndAlone={last === 'end'}
            acceptsWarnings={known.asksAboutWarnings}
            entered={entered}
            onEntered={setEntered}
            onBack={() => setChosen('changes')}
          />
        )}
        {step === 'last' && isAboutApproval(last) && (
          <ApprovalStep
            last={last}
            details={details}
            note={entered.note}
            onNote={(note) => setEntered({ ...entered, note })}
            onBack={() => setChosen('changes')}
            onLeft={onLeft}
          />
        )}
      </div>
    </div>
  );
}
