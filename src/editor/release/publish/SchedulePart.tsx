import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { FailedSchedule, Schedule } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectEdit } from '../../workspace/model/editSlice';
import { selectMay } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import styles from './PublishDialog.module.css';
import { isBehindDraft } from '../../kit/data/standing';
import { cancelSchedule } from './publishSaga';
import { UnscheduleDialog } from './UnscheduleDialog';
import { usePageMoment } from '../../workspace/model/usePageMoment';

/** Why the host did not do what was set, until somebody decides anew. */
function FailedPart({ failed }: { readonly failed: FailedSchedule }) {
  const translate = useTranslate();
  const timeOf = usePageMoment();
  const { publishAt, endAt, byName, why } = failed;
  const words = { time: timeOf(publishAt ?? endAt ?? failed.at), name: byName };
  return (
    <section className={styles.part}>
      <p className={styles.fault} data-testid="schedule-failed">
        {translate(
          publishAt === null ? 'editorEdit:publish.notEnded' : 'editorEdit:publish.notPublished',
          words,
        )}{' '}
        {translate(`editorEdit:publish.why.${why}`)}
      </p>
    </section>
  );
}

interface ScheduledProps {
  readonly schedule: Schedule;
  readonly isBehind: boolean;
  readonly onCancelling: () => void;
  readonly onReplacing: (() => void) | undefined;
}

/** What the host will do by itself, and the ways to change or stop it. */
function ScheduledPart({ schedule, isBehind, onCancelling, onReplacing }: ScheduledProps) {
  const translate = useTranslate();
  const timeOf = usePageMoment();
  const mayPublish = useSelector(selectMay('publisher'));
  return (
    <section className={styles.part} data-testid="schedule">
      {schedule.publishAt !== null && (
        <p>{translate('editorEdit:publish.scheduled', { time: timeOf(schedule.publishAt) })}</p>
      )}
      {schedule.sharePercent !== undefined && (
        <p>{translate('editorEdit:guard.scheduled', { share: schedule.sharePercent })}</p>
      )}
      {schedule.endAt !== undefined && (
        <p>{translate('editorEdit:publish.scheduledEnd', { time: timeOf(schedule.endAt) })}</p>
      )}
      {isBehind && <p className={styles.caution}>{translate('editorEdit:publish.notInSchedule')}</p>}
      {mayPublish && (
        <div className={styles.choices}>
          <Button onPress={onCancelling}>{translate('editorEdit:publish.unschedule')}</Button>
          {isBehind && onReplacing && (
            <Button onPress={onReplacing}>{translate('editorEdit:publish.replaceSchedule')}</Button>
          )}
        </div>
      )}
    </section>
  );
}

/** The button that led here is gone: the focus goes to what came of it. */
function Cancelled() {
  const translate = useTranslate();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} role="status" tabIndex={-1}>
      {translate('editorEdit:publish.unscheduled')}
    </p>
  );
}

interface SchedulePartProps {
  /** To schedule what was changed since in its place; undefined: that can't be done. */
  readonly onReplacing?: (() => void) | undefined;
}

/** What is set for later, what became of it, and the question before it is cancelled. */
export function SchedulePart({ onReplacing }: SchedulePartProps) {
  const { id, details } = useSelector(selectEdit);
  const [asked, setAsked] = useState<'asking' | 'cancelled'>();
  const close = useCallback(() => setAsked(undefined), []);
  const tell = useCallback(() => setAsked('cancelled'), []);
  const { schedule, failedSchedule, draft = null } = details ?? {};
  return (
    <>
      {schedule && (
        <ScheduledPart
          schedule={schedule}
          isBehind={isBehindDraft(schedule, draft)}
          onCancelling={() => setAsked('asking')}
          onReplacing={onReplacing}
        />
      )}
      {!schedule && asked === 'cancelled' && <Cancelled />}
      {!schedule && failedSchedule && <FailedPart failed={failedSchedule} />}
      {asked === 'asking' && (
        <UnscheduleDialog mutation={cancelSchedule} id={id} onDone={tell} onClosed={close} />
      )}
    </>
  );
}
