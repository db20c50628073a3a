import { useTranslate } from '../../texts/TranslateContext';
import type { BlockViewProps } from '../definition';
import { Section } from '../Section';
import { partsOf, useTimeLeft } from './useTimeLeft';
import styles from './View.module.css';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

export function View({ block }: BlockViewProps<'countdown'>) {
  const translate = useTranslate();
  const { until, label } = block.props;
  const timeLeft = useTimeLeft(until);
  const parts = timeLeft === undefined ? undefined : partsOf(timeLeft);
  return (
    <Section>
      {label && <p className={styles.label}>{label}</p>}
      <div className={styles.time} role="timer" aria-label={label}>
        {units.map((unit) => (
          <span key={unit} className={styles.part}>
            <span className={styles.number}>{parts ? String(parts[unit]).padStart(2, '0') : '--'}</span>
            <span className={styles.unit}>{translate(`blocks:countdown.${unit}`)}</span>
          </span>
        ))}
      </div>
      {timeLeft === 0 && <p className={styles.ended}>{translate('blocks:countdown.ended')}</p>}
    </Section>
  );
}
