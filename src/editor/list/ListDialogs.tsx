import type { TemplateEntry } from '../../generated/editor';
import { DuplicateDialog } from './DuplicateDialog';
import { ImportDialog } from './ImportDialog';
import { NewTemplateDialog } from './NewTemplateDialog';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { archiveTemplate, selectArchiving } from './listState';

export type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'import' }
  | { readonly kind: 'duplicate'; readonly entry: TemplateEntry }
  | { readonly kind: 'archive'; readonly entry: TemplateEntry };

interface ListDialogsProps {
  readonly dialog: OpenDialog | undefined;
  readonly onClosed: () => void;
}

export function ListDialogs({ dialog, onClosed }: ListDialogsProps) {
  switch (dialog?.kind) {
    case 'new':
      return <NewTemplateDialog onClosed={onClosed} />;
    case 'import':
      return <ImportDialog onClosed={onClosed} />;
    case 'duplicate':
      return <DuplicateDialog entry={dialog.entry} onClosed={onClosed} />;
    case 'archive':
      return <ArchiveDialog entry={dialog.entry} onClosed={onClosed} />;
    case undefined:
      return null;
  }
}

interface ArchiveDialogProps {
  readonly entry: TemplateEntry;
  readonly onClosed: () => void;
}

function ArchiveDialog({ entry, onClosed }: ArchiveDialogProps) {
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
