import { useTranslate } from '../../texts/TranslateContext';
import styles from './PublishDialog.module.css';

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

/** When a draft is to go live and end, as it is typed: values of `datetime-local` inputs, in the reader's own zone. */
export interface PublishPlan {
  readonly isLater: boolean;
  readonly start: string;
  readonly hasEnd: boolean;
  readonly end: string;
}

export type PlanFault = 'past' | 'endOrder';

export interface PlannedTimes {
  readonly publishAt?: number;
  readonly endAt?: number;
}

const momentOf = (local: string): number => new Date(local).getTime();

/** What is wrong with a plan at a moment (epoch ms): a time that has passed or is missing, an end before the start. */
export function planFault({ isLater, start, hasEnd, end }: PublishPlan, now: number): PlanFault | undefined {
  const from = isLater ? momentOf(start) : now;
  if (isLater && !(from > now)) return 'past';
  if (!hasEnd) return undefined;
  const until = momentOf(end);
  if (!(until > now)) return 'past';
  return until > from ? undefined : 'endOrder';
}

export const plannedTimes = ({ isLater, start, hasEnd, end }: PublishPlan): PlannedTimes => ({
  ...(isLater && { publishAt: momentOf(start) }),
  ...(hasEnd && { endAt: momentOf(end) }),
});
