import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { ExperimentRecord, ExperimentTraffic, TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { selectMay } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import layout from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { planExperiment } from './experimentsFeature';
import { StartDialog } from './StartDialog';
import { trialOf } from './trial';
import { TrialFields } from './TrialFields';

interface ExperimentPlanProps {
  readonly experiment: ExperimentRecord;
  readonly traffic: ExperimentTraffic;
  readonly details: TemplateDetails;
}

/** What an experiment of the draft is judged by, chosen before it begins, and its start. */
export function ExperimentPlan({ experiment, traffic, details }: ExperimentPlanProps) {
  const translate = useTranslate();
  const mayEdit = useSelector(selectMay('editor'));
  const mayPublish = useSelector(selectMay('publisher'));
  const { isBusy, problem, run } = useMutation(planExperiment);
  const [trial, setTrial] = useState(() => trialOf(experiment));
  const [isStarting, setStarting] = useState(false);
  const chosen = { id: details.id, experiment: experiment.name, ...trial };
  if (!mayEdit) return null;
  return (
    <>
      <TrialFields experiment={experiment} traffic={traffic} trial={trial} onChange={setTrial} />
      <ProblemNote
        problem={problem}
        text={problem?.code === 'conflict' ? translate('editorStatistics:trial.begun') : undefined}
      />
      <div className={layout.actions}>
        <Button isBusy={isBusy} onPress={() => run(chosen)}>
          {translate('editorStatistics:trial.savePlan')}
        </Button>
        {mayPublish && details.draft && (
          <Button look="primary" onPress={() => setStarting(true)}>
            {translate('editorStatistics:trial.start')}
          </Button>
        )}
      </div>
      {isStarting && details.draft && (
        <StartDialog plan={chosen} details={details} onClosed={() => setStarting(false)} />
      )}
    </>
  );
}
