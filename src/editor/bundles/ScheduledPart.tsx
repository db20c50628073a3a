import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import type { BundleDetails } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { formatMarketMoment } from '../data/marketTime';
import { selectLanguage, selectMay } from '../session/sessionSlice';
import { UnscheduleDialog } from '../publish/UnscheduleDialog';
import { Button } from '../ui/Button';
import styles from './Bundles.module.css';
import { sharedMarket } from './sharedMarket';
import { cancelBundle } from './bundlesFeature';

/** What hosts will do by themselves, and the way to stop it. */
export function ScheduledPart({ bundle }: { readonly bundle: BundleDetails }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const mayPublish = useSelector(selectMay('publisher'));
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  const [now] = useState(() => Date.now());
  const { id, schedule } = bundle;
  if (!schedule) return null;
  const time = formatMarketMoment(schedule.publishAt, sharedMarket(bundle), language, now);
  return (
    <>
      <p>{translate('editorBundles:scheduled', { name: schedule.byName, time })}</p>
      <blockquote className={styles.said}>{schedule.reason}</blockquote>
      {mayPublish && (
        <Button onPress={() => setAsking(true)}>{translate('editorEdit:publish.unschedule')}</Button>
      )}
      {isAsking && <UnscheduleDialog mutation={cancelBundle} id={id} onDone={close} onClosed={close} />}
    </>
  );
}
