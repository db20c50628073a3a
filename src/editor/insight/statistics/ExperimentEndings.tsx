import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { ExperimentRecord, TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectMay } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import layout from '../../kit/ui/layout.module.css';
import { EndDialog } from './EndDialog';
import styles from './Statistics.module.css';

interface ExperimentEndingsProps {
  readonly experiment: ExperimentRecord;
  readonly details: TemplateDetails;
}

/** The ways to end an experiment that runs: everybody gets the original again, or one of the others. */
export function ExperimentEndings({ experiment, details }: ExperimentEndingsProps) {
  const translate = useTranslate();
  const mayPublish = useSelector(selectMay('publisher'));
  const [kept, setKept] = useState<string>();
  const [original, ...others] = experiment.groups.filter(({ weight }) => weight !== null);
  if (!mayPublish || !original || !details.live) return null;
  return (
    <>
      <p className={styles.muted}>{translate('editorStatistics:trial.endText')}</p>
      <div className={layout.actions}>
        <Button onPress={() => setKept(original.group)}>
          {translate('editorStatistics:trial.stop', { group: original.group })}
        </Button>
        {others.map(({ group }) => (
          <Button key={group} onPress={() => setKept(group)}>
            {translate('editorStatistics:trial.giveToAll', { group })}
          </Button>
        ))}
      </div>
      {kept !== undefined && (
        <EndDialog
          name={experiment.name}
          group={kept}
          isOriginal={kept === original.group}
          details={details}
          onClosed={() => setKept(undefined)}
        />
      )}
    </>
  );
}
