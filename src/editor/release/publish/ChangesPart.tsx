import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { frameOfBytes } from '../compare/comparedPage';
import { ComparedPages } from '../compare/ComparedPages';
import { mostSeen, runningGuard } from '../../kit/data/shownRevisions';
import { selectEdit } from '../../workspace/model/editSlice';
import styles from './PublishDialog.module.css';
import { usePageMoment } from '../../workspace/model/usePageMoment';

interface ChangesPartProps {
  /** Something else has gone live since this was compared. */
  readonly isMoved?: boolean;
}

/** What visitors see now, and how the draft differs from it. */
export function ChangesPart({ isMoved = false }: ChangesPartProps) {
  const translate = useTranslate();
  const timeOf = usePageMoment();
  const { id, details, text, phase } = useSelector(selectEdit);
  const { live, offline } = details ?? {};
  const saved = phase === 'saved' ? (details?.draft ?? live)?.sha256 : undefined;
  const guard = details && runningGuard(details);
  const seen = details && mostSeen(details);
  const before = seen && { document: seen.document, address: frameOfBytes(id, seen.sha256) };

  function standing(): string {
    if (guard)
      return translate('editorEdit:guard.bothLive', {
        revision: guard.revision,
        share: guard.sharePercent,
        previous: guard.previousRevision,
      });
    if (live)
      return translate('editorEdit:publish.live', {
        revision: live.revision,
        name: live.publishedByName,
        time: timeOf(live.publishedAt),
      });
    return offline
      ? translate('editorEdit:publish.offline', { revision: offline.revision, time: timeOf(offline.at) })
      : translate('editorEdit:publish.first');
  }

  return (
    <section className={styles.part}>
      {isMoved && (
        <p className={styles.fault} role="alert">
          {translate('editorEdit:publish.liveMoved')}
        </p>
      )}
      <h3 className={styles.heading}>{translate('editorEdit:publish.changes')}</h3>
      <p className={styles.quiet}>{standing()}</p>
      <ComparedPages before={before} after={{ document: text, address: saved && frameOfBytes(id, saved) }} />
    </section>
  );
}
