import type { Schedule, TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMarketMoment } from '../../kit/ui/useMarketMoment';
import { isBehindDraft } from '../../kit/data/standing';
import { marketOf } from '../../kit/data/template';
import { Section } from '../../kit/ui/Screen';
import table from '../../kit/ui/table.module.css';

interface ScheduledSectionProps {
  readonly details: TemplateDetails;
  readonly schedule: Schedule;
}

/** What is to be a row of the history by itself: when, by whom and why. */
export function ScheduledSection({ details, schedule }: ScheduledSectionProps) {
  const translate = useTranslate();
  const { publishAt, endAt, byName: name, reason } = schedule;
  const timeOf = useMarketMoment(marketOf(details) ?? '');
  return (
    <Section title={translate('editor:history.scheduled')}>
      {publishAt !== null && (
        <p className={table.strong}>
          {translate('editor:history.goesLive', { time: timeOf(publishAt), name })}
        </p>
      )}
      {endAt !== undefined && (
        <p className={table.strong}>
          {translate('editor:history.goesOffline', { time: timeOf(endAt), name })}
        </p>
      )}
      <p>{reason}</p>
      {isBehindDraft(schedule, details.draft) && (
        <p className={table.second}>{translate('editorEdit:publish.notInSchedule')}</p>
      )}
    </Section>
  );
}
