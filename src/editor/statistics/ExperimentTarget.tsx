import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Statistics } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { selectLanguage } from '../session/sessionSlice';
import { Select } from '../ui/Select';
import { targetOf } from './experimentFigures';
import { formatCount } from './figures';
import styles from './Statistics.module.css';

/** Smallest changes worth knowing, in percent of the registrations. */
const changes = ['5', '10', '20', '30', '50'] as const;

/** How long an experiment has to run, said before it starts. */
export function ExperimentTarget({ value }: { readonly value: Statistics }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const [change, setChange] = useState<(typeof changes)[number]>('20');
  const target = targetOf(Number(change), value);
  const words = {
    visits: formatCount(target?.visits ?? 0, language),
    days: formatCount(target?.days ?? 0, language),
    change,
  };
  return (
    <div className={styles.part}>
      <h3 className={styles.subheading}>{translate('editorStatistics:target.title')}</h3>
      <Select
        label={translate('editorStatistics:target.change')}
        options={changes.map((each) => ({ value: each, label: `${each}%` }))}
        value={change}
        onChange={setChange}
      />
      <p className={styles.sentence} aria-live="polite">
        {translate(target ? 'editorStatistics:target.text' : 'editorStatistics:target.unknown', words)}
      </p>
    </div>
  );
}
