import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { formatMoment } from '../data/format';
import { liveAddress } from '../data/liveAddress';
import { selectEdit } from '../edit/editSlice';
import { selectLanguage, selectMay } from '../session/sessionSlice';
import { Button, buttonClasses } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import stack from '../ui/layout.module.css';
import { ApprovalPart } from './ApprovalPart';
import { Differences } from './Differences';
import styles from './PublishDialog.module.css';
import { PublishForm } from './PublishForm';
import { publishDialogOpened, publishMutations, publishTemplate } from './publishSaga';
import { SchedulePart } from './SchedulePart';

/** What was done, once it is done. */
function Outcome({ onClosed }: { readonly onClosed: () => void }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { id } = useSelector(selectEdit);
  const { value } = useSelector(publishTemplate.select);
  const { publishAt = null, endAt } = value?.schedule ?? {};
  const isLive = value?.publication !== undefined || publishAt === null;
  return (
    <div className={stack.stack} data-testid="publish-outcome">
      {isLive && <p role="status">{translate('editorEdit:publish.done')}</p>}
      {publishAt !== null && (
        <p role="status">
          {translate('editorEdit:publish.scheduled', { time: formatMoment(publishAt, language) })}
        </p>
      )}
      {endAt !== undefined && (
        <p>{translate('editorEdit:publish.scheduledEnd', { time: formatMoment(endAt, language) })}</p>
      )}
      <div className={stack.actions}>
        {isLive && (
          <a className={buttonClasses()} href={liveAddress(id)} target="_blank" rel="noreferrer">
            {translate('editorEdit:publish.seeLive')}
          </a>
        )}
        <Button look="primary" onPress={onClosed}>
          {translate('editorEdit:publish.close')}
        </Button>
      </div>
    </div>
  );
}

/** What visitors see now, and how the draft differs from it. */
function Changes() {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { details, text } = useSelector(selectEdit);
  const live = details?.live;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{translate('editorEdit:publish.changes')}</h3>
      <p className={styles.quiet}>
        {live
          ? translate('editorEdit:publish.live', {
              revision: live.revision,
              name: live.publishedByName,
              time: formatMoment(live.publishedAt, language),
            })
          : translate('editorEdit:publish.first')}
      </p>
      <Differences before={live?.document ?? ''} after={text} />
    </section>
  );
}

interface PublishDialogProps {
  readonly onClosed: () => void;
}

/** From the draft to what visitors see: what changes, whose approval it takes, when, and for how long. */
export function PublishDialog({ onClosed }: PublishDialogProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const mayPublish = useSelector(selectMay('publisher'));
  const { phase } = useSelector(selectEdit);
  const { status } = useSelector(publishTemplate.select);
  useEffect(() => {
    for (const mutation of publishMutations) dispatch(mutation.forgotten());
    dispatch(publishDialogOpened());
  }, [dispatch]);
  return (
    <Dialog
      title={translate('editorEdit:publish.title')}
      isWide
      onClosed={status === 'underWay' ? undefined : onClosed}
    >
      {status === 'done' ? (
        <Outcome onClosed={onClosed} />
      ) : (
        <div className={stack.stack}>
          <Changes />
          <SchedulePart />
          {phase !== 'saved' && <p role="status">{translate('editorEdit:publish.saveFirst')}</p>}
          <ApprovalPart />
          {mayPublish ? <PublishForm /> : <p>{translate('editorEdit:publish.onlyPublishers')}</p>}
        </div>
      )}
    </Dialog>
  );
}
