import { useSelector } from 'react-redux';
import { targetOf } from '../../../experiments/plan';
import type { ExperimentTraffic, MainFigure } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { formatCount } from './figures';
import styles from './Statistics.module.css';

export interface TargetProps {
  readonly traffic: ExperimentTraffic;
  /** Of the groups, the original's first. */
  readonly weights: readonly number[];
  /** Percent. */
  readonly change: number;
  readonly figure: MainFigure;
}

/** How many visits and days it takes to show a change, at the traffic of the last days. */
export function TargetSentence({ traffic, weights, change, figure }: TargetProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const target = targetOf(weights, change, { ...traffic, successes: traffic[figure] });
  return (
    <p className={target ? styles.sentence : styles.muted} aria-live="polite">
      {translate(target ? 'editorStatistics:target.text' : 'editorStatistics:target.unknown', {
        visits: formatCount(target?.visits ?? 0, language),
        days: formatCount(target?.days ?? 0, language),
        change,
        figure: translate(`editorStatistics:mainFigure.${figure}`),
      })}
    </p>
  );
}
