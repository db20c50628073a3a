import { useSelector } from 'react-redux';
import type { FailedSchedule } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { selectEdit } from '../edit/editSlice';
import { selectMay } from '../session/sessionSlice';
import { Button } from '../ui/Button';
import { ProblemNote } from '../ui/Problem';
import styles from './PublishDialog.module.css';
import { useMutation } from '../data/mutation';
import { cancelSchedule } from './publishSaga';
import { useMarketMoment } from './useMarketMoment';

/** Why the host did not do what was set, until somebody decides anew. */
function FailedPart({ failed }: { readonly failed: FailedSchedule }) {
  const translate = useTranslate();
  const timeOf = useMarketMoment();
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

/** What the host will do by itself, and the way to stop it. */
export function SchedulePart() {
  const translate = useTranslate();
  const timeOf = useMarketMoment();
  const mayPublish = useSelector(selectMay('publisher'));
  const { id, details } = useSelector(selectEdit);
  const { isBusy, problem, run } = useMutation(cancelSchedule);
  const schedule = details?.schedule;
  if (!schedule) return details?.failedSchedule ? <FailedPart failed={details.failedSchedule} /> : null;
  return (
    <section className={styles.part}>
      {schedule.publishAt !== null && (
        <p>{translate('editorEdit:publish.scheduled', { time: timeOf(schedule.publishAt) })}</p>
      )}
      {schedule.sharePercent !== undefined && (
        <p>{translate('editorEdit:guard.scheduled', { share: schedule.sharePercent })}</p>
      )}
      {schedule.endAt !== undefined && (
        <p>{translate('editorEdit:publish.scheduledEnd', { time: timeOf(schedule.endAt) })}</p>
      )}
      <ProblemNote problem={problem} />
      {mayPublish && (
        <div>
          <Button isBusy={isBusy} onPress={() => run(id)}>
            {translate('editorEdit:publish.unschedule')}
          </Button>
        </div>
      )}
    </section>
  );
}
