import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../texts/TranslateContext';
import { readersOf } from '../../kit/data/format';
import { marketDay } from '../../kit/data/marketTime';
import { useResource } from '../../kit/data/resource';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import { LoadingRows } from '../../kit/ui/DataState';
import { ProblemState } from '../../kit/ui/Problem';
import { Screen } from '../../kit/ui/Screen';
import styles from './Calendar.module.css';
import { campaignList } from './calendarFeature';
import { describeDay, monthAfter, readMonth } from './calendarMonth';
import { MonthTable } from './MonthTable';

interface MonthStepsProps {
  readonly name: string;
  readonly isThisMonth: boolean;
  readonly onStep: (months: number) => void;
  readonly onToday: () => void;
}

/** The month that is shown, between the one before and the one after. */
function MonthSteps({ name, isThisMonth, onStep, onToday }: MonthStepsProps) {
  const translate = useTranslate();
  return (
    <div className={styles.steps}>
      <Button
        look="quiet"
        aria-label={translate('editor:calendar.before')}
        icon={<ChevronLeft aria-hidden="true" />}
        onPress={() => onStep(-1)}
      />
      <h2 className={styles.month} aria-live="polite">
        {name}
      </h2>
      <Button
        look="quiet"
        aria-label={translate('editor:calendar.after')}
        icon={<ChevronRight aria-hidden="true" />}
        onPress={() => onStep(1)}
      />
      {!isThisMonth && <Button onPress={onToday}>{translate('editor:calendar.thisMonth')}</Button>}
    </div>
  );
}

/** `/calendar`: what goes live and offline on which day, by the clocks of each page's market. */
export function CalendarScreen() {
  const translate = useTranslate();
  const language = readersOf(useSelector(selectLanguage));
  const [query, setQuery] = useSearchParams();
  const [today] = useState(() => marketDay(Date.now(), ''));
  const month = readMonth(query.get('month'), today);
  const { value, problem, status, retry } = useResource(campaignList, month);
  const name = describeDay(`${month}-01`, language, { month: 'long', year: 'numeric' });
  const open = (wanted: string) => setQuery({ month: wanted }, { replace: true });
  return (
    <Screen
      title={translate('editor:place.calendar')}
      about={name}
      description={translate('editor:calendar.text')}
      isWide
    >
      <MonthSteps
        name={name}
        isThisMonth={month === today.slice(0, 7)}
        onStep={(months) => open(monthAfter(month, months))}
        onToday={() => setQuery({}, { replace: true })}
      />
      {problem && <ProblemState problem={problem} isRetrying={status === 'loading'} onRetry={retry} />}
      {!value && !problem && <LoadingRows rows={6} />}
      {value && <MonthTable month={month} name={name} today={today} events={value.events} />}
    </Screen>
  );
}
