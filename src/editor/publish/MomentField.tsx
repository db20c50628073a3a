import { type ReactNode, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { firstDay, lastDay } from '../../kernel/date';
import { useTranslate } from '../../texts/TranslateContext';
import { formatMoment } from '../data/format';
import { formatMarketTime, formatWholeMoment, marketOffsetMinutes, zoneName } from '../data/marketTime';
import { selectLanguage } from '../session/sessionSlice';
import { Button } from '../ui/Button';
import styles from './MomentField.module.css';
import { momentOf, type MomentFault, partsOf, presetsOf } from './publishPlan';

interface MomentFieldProps {
  readonly label: string;
  readonly value: string;
  readonly market: string;
  readonly fault: MomentFault | undefined;
  /** Offers the moments that are chosen most. */
  readonly hasPresets?: boolean;
  readonly onChange: (value: string) => void;
}

/** A day and a time by the market's clocks, read back in words; where the reader's own clocks differ, by those too. */
export function MomentField({ label, value, market, fault, hasPresets = false, onChange }: MomentFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const { date, time } = partsOf(value);
  const isMissing = fault === 'missing';
  const input = (type: 'date' | 'time', typed: string, change: (next: string) => void) => (
    <label className={styles.part}>
      <span>{translate(`editorEdit:publish.${type}`)}</span>
      <input
        type={type}
        {...(type === 'date' && { min: firstDay, max: lastDay })}
        value={typed}
        aria-invalid={fault !== undefined && !(isMissing && typed !== '')}
        aria-describedby={id}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
  return (
    <fieldset className={styles.moment}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.parts}>
        {input('date', date, (next) => onChange(`${next}T${time}`))}
        {input('time', time, (next) => onChange(`${date}T${next}`))}
        {hasPresets && <Presets market={market} onChosen={onChange} />}
      </div>
      <div id={id} className={styles.words} aria-live="polite">
        <InWords value={value} market={market} />
        {fault && <p className={styles.fault}>{translate(`editorEdit:publish.${fault}`)}</p>}
      </div>
    </fieldset>
  );
}

/** What was typed, as one would say it: the browser writes it as its own language does. */
function InWords({ value, market }: Pick<MomentFieldProps, 'value' | 'market'>): ReactNode {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const [now] = useState(() => Date.now());
  const at = momentOf(value, market);
  if (Number.isNaN(at))
    return <p>{translate('editorEdit:publish.zone', { zone: zoneName(translate, market, now) })}</p>;
  const isElsewhere = marketOffsetMinutes(market, at) !== marketOffsetMinutes('', at);
  return (
    <>
      <p className={styles.strong}>
        {formatWholeMoment(at, market, language)} ({zoneName(translate, market, at)})
      </p>
      {isElsewhere && <p>{translate('editorEdit:publish.yourTime', { time: formatMoment(at, language) })}</p>}
    </>
  );
}

interface PresetsProps {
  readonly market: string;
  readonly onChosen: (value: string) => void;
}

function Presets({ market, onChosen }: PresetsProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const [presets] = useState(() => presetsOf(market, Date.now()));
  return presets.map(({ name, value }) => (
    <Button key={name} onPress={() => onChosen(value)}>
      {translate(`editorEdit:publish.preset.${name}`, {
        time: formatMarketTime(momentOf(value, market), market, language),
      })}
    </Button>
  ));
}
