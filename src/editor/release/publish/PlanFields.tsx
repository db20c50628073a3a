import type { TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { MomentField } from '../../kit/ui/MomentField';
import { Presets } from './Presets';
import type { PlanFaults, PublishPlan } from './publishPlan';
import { AlreadyLive } from './AlreadyLive';
import styles from './PublishDialog.module.css';

interface PlanFieldsProps {
  readonly plan: PublishPlan;
  readonly market: string;
  readonly faults: PlanFaults | undefined;
  /** Live already: only its end is set. */
  readonly endedAlone?: TemplateDetails | undefined;
  /** Several pages have no end together. */
  readonly offersEnd?: boolean;
  readonly onChange: (plan: PublishPlan) => void;
}

/** Now or at a set time; for good or with an end. */
export function PlanFields({
  plan,
  market,
  faults,
  endedAlone,
  offersEnd = true,
  onChange,
}: PlanFieldsProps) {
  const translate = useTranslate();
  const change = (part: Partial<PublishPlan>): void => onChange({ ...plan, ...part });
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>{translate('editorEdit:publish.when')}</legend>
      {endedAlone && (
        <p>
          <AlreadyLive details={endedAlone} /> {translate('editorEdit:publish.endAlone')}
        </p>
      )}
      {!endedAlone && (
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
          {offersEnd && (
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={plan.hasEnd}
                onChange={({ target }) => change({ hasEnd: target.checked })}
              />
              {translate('editorEdit:publish.hasEnd')}
            </label>
          )}
        </div>
      )}
      {plan.isLater && (
        <MomentField
          label={translate('editorEdit:publish.start')}
          value={plan.start}
          market={market}
          fault={faults?.start}
          onChange={(start) => change({ start })}
        >
          <Presets market={market} onChosen={(start) => change({ start })} />
        </MomentField>
      )}
      {plan.hasEnd && (
        <MomentField
          label={translate('editorEdit:publish.end')}
          value={plan.end}
          market={market}
          fault={faults?.end}
          onChange={(end) => change({ end })}
        />
      )}
    </fieldset>
  );
}
