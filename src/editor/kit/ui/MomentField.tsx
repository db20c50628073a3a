import { type ReactNode, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { firstDay, lastDay } from '../../../kernel/date';
import { useTranslate } from '../../../texts/TranslateContext';
import { formatMoment, offsetName } from '../data/format';
import { formatMarketTime, formatWholeMoment, marketOffsetMinutes, zoneName } from '../data/marketTime';
import { partsOf, readTyped, type TimeDoubt } from '../data/typedTime';
import { selectLanguage } from '../session/sessionSlice';
import styles from './MomentField.module.css';

/** What is wrong with a moment. */
export type MomentFault = 'missing' | 'year' | 'past' | 'endOrder' | 'absent';

interface MomentPartsProps {
  /** A day, `T` and a time (`readTyped`). */
  readonly value: string;
  /** Whose clocks it is typed by; empty: the reader's own. */
  readonly market: string;
  /** The moment that it means, in epoch ms, where it is known better than by what is typed. */
  readonly at?: number | undefined;
  readonly fault?: MomentFault | undefined;
  /** Of the day's input. */
  readonly id?: string;
  readonly describedBy?: string | undefined;
  readonly isReadOnly?: boolean;
  readonly onChange: (value: string) => void;
  /** Beside the inputs. */
  readonly children?: ReactNode;
}

/**
 * The inputs of a day and a time by the market's clocks, read back in words; where the reader's own clocks differ, by
 * those too. A time that those clocks pass over or show twice is said to be one.
 */
export function MomentParts(props: MomentPartsProps) {
  const { value, market, id, describedBy, isReadOnly = false, onChange, children } = props;
  const translate = useTranslate();
  const wordsId = useId();
  const { date, time } = partsOf(value);
  const read = readTyped(value, market);
  const refused = read.doubt === 'twice' ? undefined : read.doubt;
  const fault = refused ?? props.fault;
  const input = (type: 'date' | 'time', typed: string, change: (next: string) => void) => (
    <label className={styles.part}>
      <span>{translate(`editorEdit:publish.${type}`)}</span>
      <input
        id={type === 'date' ? id : undefined}
        type={type}
        {...(type === 'date' && { min: firstDay, max: lastDay })}
        value={typed}
        readOnly={isReadOnly}
        aria-invalid={fault !== undefined && !(fault === 'missing' && typed !== '')}
        aria-describedby={[wordsId, describedBy].filter(Boolean).join(' ')}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
  return (
    <>
      <div className={styles.parts}>
        {input('date', date, (next) => onChange(`${next}T${time}`))}
        {input('time', time, (next) => onChange(`${date}T${next}`))}
        {children}
      </div>
      <div id={wordsId} className={styles.words} aria-live="polite">
        {!refused && <InWords at={props.at ?? read.at} doubt={read.doubt} market={market} />}
        {fault && <p className={styles.fault}>{translate(`editorEdit:publish.${fault}`)}</p>}
      </div>
    </>
  );
}

interface MomentFieldProps extends MomentPartsProps {
  readonly label: string;
}

/** The same as a group of its own. */
export function MomentField({ label, ...parts }: MomentFieldProps) {
  return (
    <fieldset className={styles.moment}>
      <legend className={styles.label}>{label}</legend>
      <MomentParts {...parts} />
    </fieldset>
  );
}

interface InWordsProps {
  readonly at: number;
  readonly doubt: TimeDoubt | undefined;
  readonly market: string;
}

/** What was typed, as one would say it: the browser writes it as its own language does. */
function InWords({ at, doubt, market }: InWordsProps): ReactNode {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const [now] = useState(() => Date.now());
  if (Number.isNaN(at))
    return <p>{translate('editorEdit:publish.zone', { zone: zoneName(translate, market, now) })}</p>;
  const isElsewhere = marketOffsetMinutes(market, at) !== marketOffsetMinutes('', at);
  return (
    <>
      <p className={styles.strong}>
        {formatWholeMoment(at, market, language)} ({zoneName(translate, market, at)})
      </p>
      {isElsewhere && <p>{translate('editorEdit:publish.yourTime', { time: formatMoment(at, language) })}</p>}
      {doubt === 'twice' && (
        <p>
          {translate('editorEdit:publish.twice', {
            time: formatMarketTime(at, market, language),
            zone: offsetName(marketOffsetMinutes(market, at)),
          })}
        </p>
      )}
    </>
  );
}
