import type { ExperimentRecord, ExperimentTraffic } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { experiments } from '../../insight/statistics/experimentsFeature';
import { trialOf } from '../../insight/statistics/trial';
import { TrialFields } from '../../insight/statistics/TrialFields';
import { DataState } from '../../kit/ui/DataState';
import { experimentsToStart, isNotStarted, type Trials } from './newExperiments';
import styles from './PublishDialog.module.css';

interface TrialsProps {
  readonly trials: Trials;
  readonly onChange: (trials: Trials) => void;
}

interface OneTrialProps extends TrialsProps {
  readonly experiment: ExperimentRecord;
  readonly traffic: ExperimentTraffic;
}

function OneTrial({ experiment, traffic, trials, onChange }: OneTrialProps) {
  const translate = useTranslate();
  const { name } = experiment;
  return (
    <section className={styles.part}>
      <h3 className={styles.strong}>{translate('editorEdit:difference.quoted', { text: name })}</h3>
      {isNotStarted(experiment) ? (
        <TrialFields
          experiment={experiment}
          traffic={traffic}
          trial={trials[name] ?? trialOf(experiment)}
          onChange={(trial) => onChange({ ...trials, [name]: trial })}
        />
      ) : (
        <p className={styles.caution}>{translate('editorStatistics:trial.begun')}</p>
      )}
    </section>
  );
}

/** The experiments that a publication begins, each with what it is judged by: shown, and chosen, before it is too late. */
export function BeginningTrials({ id, ...rest }: TrialsProps & { readonly id: string }) {
  const translate = useTranslate();
  const list = useResource(experiments, id);
  const { value } = list;
  return (
    <fieldset className={styles.part} data-testid="beginning-trials">
      <legend className={styles.heading}>{translate('editorEdit:publish.begins')}</legend>
      <p className={styles.quiet}>{translate('editorEdit:publish.beginsText')}</p>
      <DataState of={list} rows={2} />
      {value &&
        experimentsToStart(value).map((experiment) => (
          <OneTrial key={experiment.name} experiment={experiment} traffic={value.traffic} {...rest} />
        ))}
    </fieldset>
  );
}
