import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { liveAddress } from '../../../features/site/liveAddress';
import { selectEdit } from '../../workspace/model/editSlice';
import { usePageFacts } from '../../workspace/model/workspace';
import { Button, buttonClasses } from '../../kit/ui/Button';
import { Dialog } from '../../kit/ui/Dialog';
import { usePlacedMoment } from '../../kit/ui/useMarketMoment';
import stack from '../../kit/ui/layout.module.css';
import { NewerDraftNotice } from './KnownFindings';
import { PublishSteps } from './PublishSteps';
import { publishDialogOpened, publishMutations, publishTemplate } from './publishSaga';
import { SchedulePart } from './SchedulePart';
import { usePublishLabel } from './usePublishLabel';
import { usePausedRefresh } from './usePausedRefresh';

/** What was done, as the title of the dialog says it. */
function useDone(): 'titleDone' | 'titleScheduled' | 'titleEnd' {
  const { value, request } = useSelector(publishTemplate.select);
  if (value?.publication !== undefined) return 'titleDone';
  return request?.publishAt === undefined ? 'titleEnd' : 'titleScheduled';
}

/** What was done, once it is done. */
function Outcome({ onClosed }: { readonly onClosed: () => void }) {
  const translate = useTranslate();
  const { market = '' } = usePageFacts();
  const timeOf = usePlacedMoment(market);
  const { id } = useSelector(selectEdit);
  const { value, request } = useSelector(publishTemplate.select);
  const { publishAt = null, endAt } = value?.schedule ?? {};
  const isLive = value?.publication !== undefined || publishAt === null;
  const isEndAlone = useDone() === 'titleEnd';
  return (
    <div className={stack.stack} data-testid="publish-outcome">
      {isLive && !isEndAlone && (
        <p role="status">
          {request?.sharePercent === undefined
            ? translate('editorEdit:publish.done')
            : translate('editorEdit:guard.begun', { share: request.sharePercent })}
        </p>
      )}
      {publishAt !== null && (
        <p role="status">{translate('editorEdit:publish.scheduled', { time: timeOf(publishAt) })}</p>
      )}
      {endAt !== undefined && (
        <p role="status">{translate('editorEdit:publish.scheduledEnd', { time: timeOf(endAt) })}</p>
      )}
      <div className={stack.actions}>
        {isLive && (
          <a className={buttonClasses()} href={liveAddress(id)} target="_blank" rel="noreferrer">
            {translate('editorEdit:publish.seeLive')}
          </a>
        )}
        <Button look="primary" onPress={onClosed} autoFocus>
          {translate('editorEdit:publish.close')}
        </Button>
      </div>
    </div>
  );
}

interface PublishDialogProps {
  readonly onClosed: () => void;
}

/** From the draft to what visitors see, one step after the other. */
export function PublishDialog({ onClosed }: PublishDialogProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { details, version } = useSelector(selectEdit);
  const { status } = useSelector(publishTemplate.select);
  const done = useDone();
  const word = usePublishLabel();
  usePausedRefresh();
  useEffect(() => {
    for (const mutation of publishMutations) dispatch(mutation.forgotten());
    dispatch(publishDialogOpened());
  }, [dispatch]);
  if (!details) return null;
  // What the host has by now is not what is on the screen: nobody publishes unseen bytes.
  const isOthers = details.version > version;
  const isOpen = !details.isArchived && !isOthers;
  return (
    <Dialog
      title={translate(status === 'done' ? `editorEdit:publish.${done}` : `editorEdit:publish.title.${word}`)}
      isWide
      onClosed={status === 'underWay' ? undefined : onClosed}
    >
      {status === 'done' ? (
        <Outcome onClosed={onClosed} />
      ) : (
        <div className={stack.stack}>
          {!isOpen && <SchedulePart />}
          {details.isArchived && <p>{translate('editorEdit:publish.archived')}</p>}
          {!details.isArchived && isOthers && <NewerDraftNotice details={details} />}
          {isOpen && <PublishSteps details={details} onLeft={onClosed} />}
        </div>
      )}
    </Dialog>
  );
}
