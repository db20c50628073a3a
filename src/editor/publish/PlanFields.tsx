import { useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { marketOffsetMinutes, zoneName } from '../data/marketTime';
import { formatMoment } from '../data/format';
import { useSelector } from 'react-redux';
import { selectLanguage } from '../session/sessionSlice';
import { momentOf, type PublishPlan } from './publishPlan';
import styles from './PublishDialog.module.css';

interface MomentFieldProps {
  readonly label: string;
  readonly value: string;
  readonly market: string;
  readonly onChange: (value: string) => void;
}

/** A day and time by the market's clocks; where the reader's own differ, those too. */
export function MomentField({ label, value, market, onChange }: MomentFieldProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const at = momentOf(value, market);
  const isElsewhere = !Number.isNaN(at) && marketOffsetMinutes(market, at) !== marketOffsetMinutes('', at);
  return (
    <label className={styles.moment}>
      {label}
      <input type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
      {isElsewhere && (
        <span className={styles.quiet}>
          {translate('editorEdit:publish.yourTime', { time: formatMoment(at, language) })}
        </span>
      )}
    </label>
  );
}

interface PlanFieldsProps {
  readonly plan: PublishPlan;
  readonly market: string;
  /** It is live already, and only its end is set. */
  readonly isEndAlone: boolean;
  readonly onChange: (plan: PublishPlan) => void;
}

/** Now or at a set time; for good or with an end. */
export function PlanFields({ plan, market, isEndAlone, onChange }: PlanFieldsProps) {
  const translate = useTranslate();
  const change = (part: Partial<PublishPlan>): void => onChange({ ...plan, ...part });
  const [now] = useState(() => Date.now());
  const hasTimes = plan.isLater || plan.hasEnd;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>{translate('editorEdit:publish.when')}</legend>
      {isEndAlone && <p>{translate('editorEdit:publish.endAlone')}</p>}
      {!isEndAlone && (
        <div className={styles.choices}>
          <label className={styles.choice}>
            <input
              type="radio"
              name="when"
              checked={!plan.isLater}
              onChange={() => change({ isLater: false })}
            />
            {translate('editorEdit:publish.now')}
          </label>
          <label className={styles.choice}>
            <input
              type="radio"
              name="when"
              checked={plan.isLater}
              onChange={() => change({ isLater: true })}
            />
            {translate('editorEdit:publish.later')}
          </label>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={plan.hasEnd}
              onChange={({ target }) => change({ hasEnd: target.checked })}
            />
            {translate('editorEdit:publish.hasEnd')}
          </label>
        </div>
      )}
      <div className={styles.choices}>
        {plan.isLater && (
          <MomentField
            label={translate('editorEdit:publish.start')}
            value={plan.start}
            market={market}
            onChange={(start) => change({ start })}
          />
        )}
        {plan.hasEnd && (
          <MomentField
            label={translate('editorEdit:publish.end')}
            value={plan.end}
            market={market}
            onChange={(end) => change({ end })}
          />
        )}
      </div>
      {hasTimes && (
        <p className={styles.quiet}>
          {translate('editorEdit:publish.zone', { zone: zoneName(translate, market, now) })}
        </p>
      )}
    </fieldset>
  );
}
