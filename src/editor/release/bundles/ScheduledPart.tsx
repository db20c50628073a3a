import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import type { BundleDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMarketMoment } from '../../kit/ui/useMarketMoment';
import { selectMay } from '../../kit/session/sessionSlice';
import { UnscheduleDialog } from '../publish/UnscheduleDialog';
import { Button } from '../../kit/ui/Button';
import styles from './Bundles.module.css';
import { sharedMarket } from './sharedMarket';
import { cancelBundle } from './bundlesFeature';

/** What hosts will do by themselves, and the way to stop it. */
export function ScheduledPart({ bundle }: { readonly bundle: BundleDetails }) {
  const translate = useTranslate();
  const mayPublish = useSelector(selectMay('publisher'));
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  const timeOf = useMarketMoment(sharedMarket(bundle));
  const { id, schedule } = bundle;
  if (!schedule) return null;
  return (
    <>
      <p>
        {translate('editorBundles:scheduled', { name: schedule.byName, time: timeOf(schedule.publishAt) })}
      </p>
      <blockquote className={styles.said}>{schedule.reason}</blockquote>
      {mayPublish && (
        <Button onPress={() => setAsking(true)}>{translate('editorEdit:publish.unschedule')}</Button>
      )}
      {isAsking && <UnscheduleDialog mutation={cancelBundle} id={id} onDone={close} onClosed={close} />}
    </>
  );
}
