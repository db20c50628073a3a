import { useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { frameOfBytes } from '../compare/comparedPage';
import { ComparedPages } from '../compare/ComparedPages';
import { selectEdit } from '../edit/editSlice';
import styles from './PublishDialog.module.css';
import { usePageMoment } from './usePageMoment';

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
  const before = live && { document: live.document, address: frameOfBytes(id, live.sha256) };

  function standing(): string {
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
      <ComparedPages
        before={before ?? undefined}
        after={{ document: text, address: saved && frameOfBytes(id, saved) }}
      />
    </section>
  );
}
