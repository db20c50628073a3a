import { useState } from 'react';
import { useSelector } from 'react-redux';
import type {
  ExperimentRecord,
  ExperimentTraffic,
  MainFigure,
  TemplateDetails,
} from '../../generated/editor';
import { mainFigures } from '../../kernel/mainFigures';
import { useTranslate } from '../../texts/TranslateContext';
import { useMutation } from '../data/mutation';
import { selectMay } from '../session/sessionSlice';
import { Button } from '../ui/Button';
import layout from '../ui/layout.module.css';
import { ProblemNote } from '../ui/Problem';
import { Select } from '../ui/Select';
import { planExperiment } from './experimentsFeature';
import { StartDialog } from './StartDialog';
import styles from './Statistics.module.css';
import { type SmallestChange, smallestChanges, TargetSentence } from './TargetSentence';

interface ExperimentPlanProps {
  readonly experiment: ExperimentRecord;
  readonly traffic: ExperimentTraffic;
  readonly details: TemplateDetails;
}

const changeOf = (percent: number | undefined): SmallestChange =>
  smallestChanges.find(({ value }) => Number(value) === percent)?.value ?? '20';

/** What an experiment of the draft is judged by, chosen before it begins, and its start. */
export function ExperimentPlan({ experiment, traffic, details }: ExperimentPlanProps) {
  const translate = useTranslate();
  const mayEdit = useSelector(selectMay('editor'));
  const mayPublish = useSelector(selectMay('publisher'));
  const { isBusy, problem, run } = useMutation(planExperiment);
  const { name, plan, groups } = experiment;
  const [mainFigure, setMainFigure] = useState<MainFigure>(plan?.mainFigure ?? 'registrations');
  const [change, setChange] = useState<SmallestChange>(changeOf(plan?.smallestChange));
  const [isStarting, setStarting] = useState(false);
  const weights = groups.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  const chosen = { id: details.id, experiment: name, mainFigure, smallestChange: Number(change) };
  if (!mayEdit) return null;
  return (
    <>
      <div className={styles.choices}>
        <Select
          label={translate('editorStatistics:trial.mainFigure')}
          options={mainFigures.map((value) => ({ value, label: translate(`editorStatistics:${value}`) }))}
          value={mainFigure}
          onChange={setMainFigure}
        />
        <Select
          label={translate('editorStatistics:target.change')}
          options={smallestChanges}
          value={change}
          onChange={setChange}
        />
      </div>
      <TargetSentence traffic={traffic} weights={weights} change={Number(change)} figure={mainFigure} />
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
