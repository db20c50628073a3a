import { useTranslate } from '../../texts/TranslateContext';
import styles from './PublishDialog.module.css';
import type { PublishPlan } from './publishPlan';

interface PlanFieldsProps {
  readonly plan: PublishPlan;
  readonly onChange: (plan: PublishPlan) => void;
}

/** Now or at a set time; for good or with an end. */
export function PlanFields({ plan, onChange }: PlanFieldsProps) {
  const translate = useTranslate();
  const change = (part: Partial<PublishPlan>): void => onChange({ ...plan, ...part });
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>{translate('editorEdit:publish.when')}</legend>
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
          <input type="radio" name="when" checked={plan.isLater} onChange={() => change({ isLater: true })} />
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
      <div className={styles.choices}>
        {plan.isLater && (
          <label className={styles.moment}>
            {translate('editorEdit:publish.start')}
            <input
              type="datetime-local"
              value={plan.start}
              onChange={({ target }) => change({ start: target.value })}
            />
          </label>
        )}
        {plan.hasEnd && (
          <label className={styles.moment}>
            {translate('editorEdit:publish.end')}
            <input
              type="datetime-local"
              value={plan.end}
              onChange={({ target }) => change({ end: target.value })}
            />
          </label>
        )}
      </div>
    </fieldset>
  );
}
