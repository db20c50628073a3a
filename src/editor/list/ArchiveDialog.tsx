import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TemplateEntry } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { archiveTemplate, selectArchiving } from './listState';

interface ArchiveDialogProps {
  readonly entry: TemplateEntry;
  readonly onClosed: () => void;
}

export function ArchiveDialog({ entry, onClosed }: ArchiveDialogProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, problem } = useSelector(selectArchiving);
  useEffect(() => {
    if (status === 'done') onClosed();
  }, [status, onClosed]);
  useEffect(() => () => void dispatch(archiveTemplate.forgotten()), [dispatch]);
  return (
    <ConfirmDialog
      title={translate('editor:list.archiveTitle', { name: entry.name })}
      text={translate(
        entry.liveRevision === null ? 'editor:list.archiveText' : 'editor:list.archiveLiveText',
      )}
      confirmLabel={translate('editor:list.archive')}
      isBusy={status === 'underWay'}
      problem={problem}
      onConfirmed={() => dispatch(archiveTemplate.requested(entry.id))}
      onClosed={onClosed}
    />
  );
}
