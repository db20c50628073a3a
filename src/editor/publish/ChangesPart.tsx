import { useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { selectEdit } from '../edit/editSlice';
import { Differences } from './Differences';
import styles from './PublishDialog.module.css';
import { useMarketMoment } from './useMarketMoment';

interface ChangesPartProps {
  /** Something else has gone live since this was compared. */
  readonly isMoved?: boolean;
}

/** What visitors see now, and how the draft differs from it. */
export function ChangesPart({ isMoved = false }: ChangesPartProps) {
  const translate = useTranslate();
  const timeOf = useMarketMoment();
  const { details, text } = useSelector(selectEdit);
  const live = details?.live;
  return (
    <section className={styles.part}>
      {isMoved && (
        <p className={styles.fault} role="alert">
          {translate('editorEdit:publish.liveMoved')}
        </p>
      )}
      <h3 className={styles.heading}>{translate('editorEdit:publish.changes')}</h3>
      <p className={styles.quiet}>
        {live
          ? translate('editorEdit:publish.live', {
              revision: live.revision,
              name: live.publishedByName,
              time: timeOf(live.publishedAt),
            })
          : translate('editorEdit:publish.first')}
      </p>
      <Differences before={live?.document ?? ''} after={text} />
    </section>
  );
}
