import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { BundleDetails } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { formatMarketMoment } from '../data/marketTime';
import { useMutation } from '../data/mutation';
import { selectLanguage, selectMay } from '../session/sessionSlice';
import { Button } from '../ui/Button';
import { ProblemNote } from '../ui/Problem';
import styles from './Bundles.module.css';
import { sharedMarket } from './sharedMarket';
import { cancelBundle } from './bundlesFeature';

/** What hosts will do by themselves, and the way to stop it. */
export function ScheduledPart({ bundle }: { readonly bundle: BundleDetails }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const mayPublish = useSelector(selectMay('publisher'));
  const { isBusy, problem, run } = useMutation(cancelBundle);
  const [now] = useState(() => Date.now());
  const { id, schedule } = bundle;
  if (!schedule) return null;
  const time = formatMarketMoment(schedule.publishAt, sharedMarket(bundle), language, now);
  return (
    <>
      <p>{translate('editorBundles:scheduled', { name: schedule.byName, time })}</p>
      <blockquote className={styles.said}>{schedule.reason}</blockquote>
      <ProblemNote problem={problem} />
      {mayPublish && (
        <Button isBusy={isBusy} onPress={() => run(id)}>
          {translate('editorEdit:publish.unschedule')}
        </Button>
      )}
    </>
  );
}
