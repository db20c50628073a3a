import type { ExperimentRecord, ExperimentTraffic } from '../../../generated/editor';
import { mainFigures } from '../../../kernel/mainFigures';
import { useTranslate } from '../../../texts/TranslateContext';
import { Select } from '../../kit/ui/Select';
import styles from './Statistics.module.css';
import { TargetSentence } from './TargetSentence';
import { changeOf, smallestChanges, type Trial } from './trial';

interface TrialFieldsProps {
  readonly experiment: ExperimentRecord;
  readonly traffic: ExperimentTraffic;
  readonly trial: Trial;
  readonly onChange: (trial: Trial) => void;
}

/** The two choices before an experiment begins, and how long it takes then. */
export function TrialFields({ experiment, traffic, trial, onChange }: TrialFieldsProps) {
  const translate = useTranslate();
  const { mainFigure, smallestChange } = trial;
  const weights = experiment.groups.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  return (
    <>
      <div className={styles.choices}>
        <Select
          label={translate('editorStatistics:trial.mainFigure')}
          options={mainFigures.map((value) => ({ value, label: translate(`editorStatistics:${value}`) }))}
          value={mainFigure}
          onChange={(chosen) => onChange({ ...trial, mainFigure: chosen })}
        />
        <Select
          label={translate('editorStatistics:target.change')}
          options={smallestChanges(translate, mainFigure)}
          value={changeOf(smallestChange)}
          onChange={(chosen) => onChange({ ...trial, smallestChange: Number(chosen) })}
        />
      </div>
      <TargetSentence traffic={traffic} weights={weights} change={smallestChange} figure={mainFigure} />
    </>
  );
}
