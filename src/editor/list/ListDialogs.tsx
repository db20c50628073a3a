import { useState } from 'react';
import type { TemplateEntry } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { useMutation } from '../kit/data/mutation';
import { FormDialog } from '../kit/ui/FormDialog';
import layout from '../kit/ui/layout.module.css';
import { IdentityFields, type Identity, idFromName, isIdentityValid } from './IdentityFields';
import { archiveTemplate, duplicateTemplate } from './listFeature';
import { NewTemplateDialog } from './NewTemplateDialog';
import { MoveDialog } from './FolderDialogs';
import { PutOnlineDialog, TakeOfflineDialog } from './OfflineDialogs';
import { ImportDialog } from './ImportDialog';

export type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'import' }
  | { readonly kind: 'duplicate'; readonly entry: TemplateEntry }
  | { readonly kind: 'archive' | 'offline' | 'online' | 'move'; readonly entry: TemplateEntry };

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
    case 'offline':
      return <TakeOfflineDialog entry={dialog.entry} onClosed={onClosed} />;
    case 'online':
      return <PutOnlineDialog entry={dialog.entry} onClosed={onClosed} />;
    case 'move':
      return <MoveDialog entry={dialog.entry} onClosed={onClosed} />;
    case undefined:
      return null;
  }
}

interface EntryDialogProps {
  readonly entry: TemplateEntry;
  readonly onClosed: () => void;
}

function ArchiveDialog({ entry, onClosed }: EntryDialogProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(archiveTemplate, onClosed);
  const isLive = entry.liveRevision !== null;
  return (
    <FormDialog
      title={translate('editor:list.archiveTitle', { name: entry.name })}
      submitLabel={translate('editor:list.archive')}
      isBusy={isBusy}
      problem={problem}
      onSubmitted={() => run(entry.id)}
      onClosed={onClosed}
    >
      <p>{translate(isLive ? 'editor:list.archiveLiveText' : 'editor:list.archiveText')}</p>
    </FormDialog>
  );
}

function DuplicateDialog({ entry, onClosed }: EntryDialogProps) {
  const translate = useTranslate();
  const { request, isBusy, problem, run } = useMutation(duplicateTemplate);
  const copyName = translate('editor:list.copyOf', { name: entry.name });
  const [identity, setIdentity] = useState<Identity>({
    name: copyName,
    id: idFromName(copyName),
    isOwnId: false,
  });
  const [isChecked, setChecked] = useState(false);
  const isConflict = problem?.code === 'conflict';
  return (
    <FormDialog
      title={translate('editor:list.duplicateTitle', { name: entry.name })}
      submitLabel={translate('editor:list.duplicate')}
      isBusy={isBusy}
      problem={isConflict ? undefined : problem}
      onSubmitted={() => {
        setChecked(true);
        if (isIdentityValid(identity))
          run({ sourceId: entry.id, id: identity.id, name: identity.name.trim() });
      }}
      onClosed={onClosed}
    >
      <p className={layout.muted}>{translate('editor:list.duplicateText')}</p>
      <IdentityFields
        identity={identity}
        isChecked={isChecked}
        isTaken={isConflict && request?.id === identity.id}
        onChanged={setIdentity}
      />
    </FormDialog>
  );
}
