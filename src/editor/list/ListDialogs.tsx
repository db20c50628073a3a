import type { TemplateEntry } from '../../generated/editor';
import { ArchiveDialog } from './ArchiveDialog';
import { DuplicateDialog } from './DuplicateDialog';
import { ImportDialog } from './ImportDialog';
import { NewTemplateDialog } from './NewTemplateDialog';

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
