import { useSelector } from 'react-redux';
import { defaultShare, excludedLoss, plannedGuardVisits } from '../../../experiments/guardedPublication';
import type { GuardReport, TemplateDetails } from '../../../generated/editor';
import { recordOf } from '../../../kernel/record';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { guardReport } from '../guarded/guardFeature';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { formatCount, formatPercent } from '../../insight/statistics/figures';
import { Select } from '../../kit/ui/Select';
import styles from './PublishDialog.module.css';

const shares = ['5', '10', '25', '50'] as const;
const defaultPercent = defaultShare * 100;

/** Why nobody can be dealt out; undefined: they can. */
function obstacleOf({ draft, live }: TemplateDetails): 'nothingLive' | 'otherKind' | undefined {
  if (!live) return 'nothingLive';
  const { kind } = recordOf(JSON.parse(draft?.document ?? live.document));
  return kind === 'landing' ? undefined : 'otherKind';
}

interface BoundProps {
  readonly traffic: GuardReport['traffic'];
  readonly sharePercent: number;
}

/** What the host will do, and after how many visits: said before it begins. */
function Bound({ traffic: { days, visits, registrations }, sharePercent }: BoundProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const loss = formatPercent(1 - excludedLoss, language, 0);
  const planned =
    registrations > 0 ? plannedGuardVisits(registrations / visits, sharePercent / 100) : Infinity;
  if (!Number.isFinite(planned)) return <p>{translate('editorEdit:guard.boundUnknown', { days })}</p>;
  const count = Math.ceil(planned / (visits / days));
  const words = {
    count,
    loss,
    visits: formatCount(Number(planned.toPrecision(2)), language),
    days: formatCount(count, language),
  };
  return <p>{translate('editorEdit:guard.bound', words)}</p>;
}

interface GuardFieldsProps {
  readonly details: TemplateDetails;
  /** Undefined: everybody gets it at once. */
  readonly sharePercent: number | undefined;
  readonly onChange: (sharePercent: number | undefined) => void;
}

/** Everybody at once, or a share of the visitors first while the host watches. */
export function GuardFields({ details, sharePercent, onChange }: GuardFieldsProps) {
  const translate = useTranslate();
  const { value } = useResource(guardReport, details.id);
  const obstacle = obstacleOf(details);
  const option = (isGuarded: boolean, label: string) => (
    <label className={styles.choice}>
      <input
        type="radio"
        name="guarded"
        disabled={isGuarded && obstacle !== undefined}
        checked={isGuarded === (sharePercent !== undefined)}
        onChange={() => onChange(isGuarded ? defaultPercent : undefined)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className={styles.part}>
      <legend className={styles.heading}>{translate('editorEdit:guard.who')}</legend>
      <div className={styles.choices}>
        {option(false, translate('editorEdit:guard.everybody'))}
        {option(true, translate('editorEdit:guard.shareFirst'))}
      </div>
      {obstacle && <p className={styles.quiet}>{translate(`editorEdit:guard.${obstacle}`)}</p>}
      {sharePercent !== undefined && (
        <>
          <Select
            label={translate('editorEdit:guard.share')}
            options={shares.map((each) => ({ value: each, label: `${each}%` }))}
            value={shares.find((each) => Number(each) === sharePercent) ?? '25'}
            onChange={(chosen) => onChange(Number(chosen))}
          />
          <div className={styles.quiet} aria-live="polite">
            <p>{translate('editorEdit:guard.whatHappens', { share: sharePercent })}</p>
            {value && <Bound traffic={value.traffic} sharePercent={sharePercent} />}
          </div>
        </>
      )}
      {details.guard?.outcome === null && (
        <p className={styles.quiet}>
          {translate('editorEdit:guard.endsRunning', { revision: details.guard.revision })}
        </p>
      )}
    </fieldset>
  );
}
