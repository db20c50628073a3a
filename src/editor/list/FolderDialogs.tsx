import { useState } from 'react';
import type { TemplateEntry, TemplateFolder } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { useMutation } from '../kit/data/mutation';
import { useResource } from '../kit/data/resource';
import { FormDialog } from '../kit/ui/FormDialog';
import { Select } from '../kit/ui/Select';
import { TextField } from '../kit/ui/TextField';
import { deleteFolder, folderList, makeFolder, moveTemplate, renameFolder } from './folderSaga';
import { noFolder } from '../kit/data/templateFilters';

const maxName = 100;

interface NameFormProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly mutation: typeof makeFolder;
  readonly folderId: string;
  readonly before: string;
  readonly onClosed: () => void;
}

/** Asks what a folder is called. */
function NameForm({ title, submitLabel, mutation, folderId, before, onClosed }: NameFormProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(mutation, onClosed);
  const [name, setName] = useState(before);
  const [isChecked, setChecked] = useState(false);
  const isMissing = name.trim() === '';
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      isBusy={isBusy}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editor:folder.taken') : undefined}
      onSubmitted={() => {
        setChecked(true);
        if (!isMissing) run({ id: folderId, name: name.trim() });
      }}
      onClosed={onClosed}
    >
      <TextField
        label={translate('editor:folder.name')}
        value={name}
        onChange={setName}
        maxLength={maxName}
        autoFocus
        error={isChecked && isMissing ? translate('editor:required') : undefined}
      />
    </FormDialog>
  );
}

export function NewFolderDialog({ onClosed }: { readonly onClosed: () => void }) {
  const translate = useTranslate();
  return (
    <NameForm
      title={translate('editor:folder.newTitle')}
      submitLabel={translate('editor:folder.make')}
      mutation={makeFolder}
      folderId=""
      before=""
      onClosed={onClosed}
    />
  );
}

interface FolderDialogProps {
  readonly folder: TemplateFolder;
  readonly onClosed: () => void;
}

export function RenameFolderDialog({ folder, onClosed }: FolderDialogProps) {
  const translate = useTranslate();
  return (
    <NameForm
      title={translate('editor:folder.renameTitle', { name: folder.name })}
      submitLabel={translate('editor:folder.rename')}
      mutation={renameFolder}
      folderId={folder.id}
      before={folder.name}
      onClosed={onClosed}
    />
  );
}

export function DeleteFolderDialog({ folder, onClosed }: FolderDialogProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(deleteFolder, onClosed);
  return (
    <FormDialog
      title={translate('editor:folder.deleteTitle', { name: folder.name })}
      submitLabel={translate('editor:folder.delete')}
      isDangerous
      isBusy={isBusy}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editor:folder.notEmpty') : undefined}
      onSubmitted={() => run(folder.id)}
      onClosed={onClosed}
    >
      <p>{translate('editor:folder.deleteText')}</p>
    </FormDialog>
  );
}

interface MoveDialogProps {
  readonly entry: TemplateEntry;
  readonly onClosed: () => void;
}

export function MoveDialog({ entry, onClosed }: MoveDialogProps) {
  const translate = useTranslate();
  const { value } = useResource(folderList, undefined);
  const { isBusy, problem, run } = useMutation(moveTemplate, onClosed);
  const [folder, setFolder] = useState(entry.folderId ?? noFolder);
  const folders = value?.folders ?? [];
  return (
    <FormDialog
      title={translate('editor:folder.moveTitle', { name: entry.name })}
      submitLabel={translate('editor:folder.moveConfirm')}
      isBusy={isBusy}
      problem={problem}
      onSubmitted={() => run({ id: entry.id, folderId: folder === noFolder ? null : folder })}
      onClosed={onClosed}
    >
      <p>{translate(folders.length === 0 ? 'editor:folder.noneYet' : 'editor:folder.moveText')}</p>
      <Select
        label={translate('editor:folder.folder')}
        value={folder}
        onChange={setFolder}
        options={[
          { value: noFolder, label: translate('editor:folder.none') },
          ...folders.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FormDialog>
  );
}
