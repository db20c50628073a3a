import { useContext, useEffect, useState } from 'react';
import { momentOf } from '../../kernel/date';
import { useTranslate } from '../../texts/TranslateContext';
import { ClockContext } from '../../ui/ClockContext';
import { watchReturns } from '../../ui/watchReturns';
import type { BlockViewProps } from '../definition';
import { Section } from '../Section';
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
            <span className={styles.number} translate="no">
              {parts ? String(parts[unit]).padStart(2, '0') : '--'}
            </span>
            <span className={styles.unit}>{translate(`blocks:countdown.${unit}`)}</span>
          </span>
        ))}
      </div>
      {timeLeft === 0 && <p className={styles.ended}>{translate('blocks:countdown.ended')}</p>}
    </Section>
  );
}

/** Milliseconds left, as the page's clock says whenever the page is seen; undefined on the server and until the page is alive, since the first HTML is cached. */
function useTimeLeft(until: string): number | undefined {
  const clock = useContext(ClockContext);
  const [timeLeft, setTimeLeft] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const update = (): void => {
      const left = timeUntil(until, clock.now());
      setTimeLeft(left);
      if (!left) clearInterval(timer);
    };
    const start = (): void => {
      clearInterval(timer);
      timer = setInterval(update, 1000);
      update();
    };
    start();
    const stopWatching = [watchReturns(window, start), clock.watch(start)];
    return () => {
      clearInterval(timer);
      stopWatching.forEach((stop) => stop());
    };
  }, [until, clock]);
  return timeLeft;
}

interface TimeParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Splits milliseconds; a begun second counts whole, so that zero is the end and nothing before it. */
export function partsOf(milliseconds: number): TimeParts {
  const seconds = Math.ceil(milliseconds / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/**
 * Milliseconds from now until an ISO 8601 moment, never below zero; undefined where the moment is not one.
 * @param now epoch milliseconds
 */
function timeUntil(until: string, now: number): number | undefined {
  const end = momentOf(until);
  return Number.isNaN(end) ? undefined : Math.max(0, end - now);
}
