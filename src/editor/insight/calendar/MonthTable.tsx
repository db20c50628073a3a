import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { CampaignEvent } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { readersOf } from '../../kit/data/format';
import { formatMarketTime, marketDay, zoneName } from '../../kit/data/marketTime';
import { pathOf } from '../../kit/data/template';
import { selectLanguage } from '../../kit/session/sessionSlice';
import styles from './Calendar.module.css';
import { describeDay, someWeek, weeksOf } from './calendarMonth';

/** One start, change or end: when by its market's clocks, and the way to its page. */
function Event({ event }: { readonly event: CampaignEvent }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { templateId, name, market, kind, at, isPlanned, sharePercent: share } = event;
  const done = translate(`editor:calendar.${isPlanned ? 'will' : 'did'}.${kind}`);
  const what = share === undefined ? done : translate('editor:calendar.forShare', { what: done, share });
  return (
    <li>
      <Link
        to={pathOf(templateId)}
        className={joinClasses(styles.event, styles[kind], isPlanned && styles.planned)}
      >
        <span className={styles.what}>
          {what} · {formatMarketTime(at, market, language)}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.zone}>{zoneName(translate, market, at)}</span>
      </Link>
    </li>
  );
}

interface DayProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly events: readonly CampaignEvent[];
}

function Day({ day, isToday, events }: DayProps) {
  const translate = useTranslate();
  const language = readersOf(useSelector(selectLanguage));
  return (
    <td className={joinClasses(styles.day, isToday && styles.today, events.length === 0 && styles.free)}>
      <time
        dateTime={day}
        className={styles.number}
        title={describeDay(day, language, { weekday: 'long', day: 'numeric', month: 'long' })}
      >
        {Number(day.slice(8))}
        {isToday && <VisuallyHidden> {translate('editor:calendar.today')}</VisuallyHidden>}
      </time>
      {events.length > 0 && (
        <ul className={styles.events}>
          {events.map((event) => (
            <Event key={`${event.templateId} ${event.kind} ${event.at}`} event={event} />
          ))}
        </ul>
      )}
    </td>
  );
}

interface MonthTableProps {
  readonly month: string;
  readonly name: string;
  readonly today: string;
  readonly events: readonly CampaignEvent[];
}

/** What happens on each day, by the calendar of each page's own market. */
function byDay(events: readonly CampaignEvent[]): ReadonlyMap<string, readonly CampaignEvent[]> {
  const days = new Map<string, CampaignEvent[]>();
  for (const event of events) {
    const day = marketDay(event.at, event.market);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}

/** A month as a table of weeks; where there is little room, as a list of the days on which something happens. */
export function MonthTable({ month, name, today, events }: MonthTableProps) {
  const translate = useTranslate();
  const language = readersOf(useSelector(selectLanguage));
  const days = useMemo(() => byDay(events), [events]);
  const isEmpty = ![...days.keys()].some((day) => day.startsWith(month));
  return (
    <>
      {isEmpty && (
        <p role="status" className={styles.nothing}>
          {translate('editor:calendar.nothing')}
        </p>
      )}
      <table className={styles.table} aria-label={translate('editor:calendar.of', { month: name })}>
        <thead>
          <tr>
            {someWeek.map((day) => (
              <th key={day} scope="col">
                <span aria-hidden="true">{describeDay(day, language, { weekday: 'short' })}</span>
                <VisuallyHidden>{describeDay(day, language, { weekday: 'long' })}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, number) => (
            <tr key={week.find(Boolean) ?? number}>
              {week.map((day, weekday) =>
                day === undefined ? (
                  <td key={`none ${someWeek[weekday] ?? ''}`} className={styles.none} />
                ) : (
                  <Day key={day} day={day} isToday={day === today} events={days.get(day) ?? []} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
