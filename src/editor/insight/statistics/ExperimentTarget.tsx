import { useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { Select } from '../../kit/ui/Select';
import styles from './Statistics.module.css';
import { type TargetProps, TargetSentence } from './TargetSentence';
import { type SmallestChange, smallestChanges } from './trial';

/** How long an experiment has to run, said before there is one. */
export function ExperimentTarget({ traffic }: Pick<TargetProps, 'traffic'>) {
  const translate = useTranslate();
  const [change, setChange] = useState<SmallestChange>('20');
  return (
    <div className={styles.part}>
      <h3 className={styles.subheading}>{translate('editorStatistics:target.title')}</h3>
      <Select
        label={translate('editorStatistics:target.change')}
        options={smallestChanges(translate, 'registrations')}
        value={change}
        onChange={setChange}
      />
      <TargetSentence traffic={traffic} weights={[1, 1]} change={Number(change)} figure="registrations" />
    </div>
  );
}
