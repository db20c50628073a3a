import { useState } from 'react';
import type { Picture, PictureUse } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { useResource } from '../../kit/data/resource';
import { Button } from '../../kit/ui/Button';
import { DataState } from '../../kit/ui/DataState';
import { Dialog } from '../../kit/ui/Dialog';
import { FormDialog } from '../../kit/ui/FormDialog';
import layout from '../../kit/ui/layout.module.css';
import { TextField } from '../../kit/ui/TextField';
import styles from './PictureDialog.module.css';
import { deletePicture, pictureUses, renamePicture } from './picturesFeature';

interface JobProps {
  readonly picture: Picture;
  readonly onClosed: () => void;
}

export function RenameDialog({ picture, onClosed }: JobProps) {
  const translate = useTranslate();
  const [name, setName] = useState(picture.name);
  const { run, isBusy, problem } = useMutation(renamePicture, onClosed);
  return (
    <FormDialog
      title={translate('editorPictures:rename')}
      submitLabel={translate('editorPictures:rename')}
      isBusy={isBusy}
      isDisabled={name.trim() === ''}
      problem={problem}
      onSubmitted={() => run({ id: picture.id, name })}
      onClosed={onClosed}
    >
      <TextField
        label={translate('editorPictures:name')}
        value={name}
        onChange={setName}
        maxLength={100}
        autoFocus
      />
    </FormDialog>
  );
}

const UseLine = ({ use: { kind, name } }: { readonly use: PictureUse }) => (
  <li>{useTranslate()(`editorPictures:uses.${kind}`, { name })}</li>
);

/** Deletes unused pictures and says where the others are used. The host checks the use again. */
export function DeleteDialog({ picture, onClosed }: JobProps) {
  const translate = useTranslate();
  const uses = useResource(pictureUses, picture.id);
  const { run, isBusy, problem } = useMutation(deletePicture, onClosed);
  const { name } = picture;
  const isUsed = (uses.value?.uses.length ?? 0) > 0;
  if (!uses.value || isUsed)
    return (
      <Dialog title={translate('editorPictures:deleteTitle', { name })} onClosed={onClosed}>
        <div className={layout.stack}>
          <DataState of={uses} rows={2} />
          {isUsed && <p>{translate('editorPictures:uses.text')}</p>}
          <ul className={styles.uses}>
            {uses.value?.uses.map((use) => (
              <UseLine key={`${use.kind} ${use.id}`} use={use} />
            ))}
          </ul>
          <div className={layout.actions}>
            <Button onPress={onClosed}>{translate('editor:close')}</Button>
          </div>
        </div>
      </Dialog>
    );
  return (
    <FormDialog
      title={translate('editorPictures:deleteTitle', { name })}
      submitLabel={translate('editorPictures:delete')}
      isDangerous
      isBusy={isBusy}
      problem={problem}
      problemText={problem?.code === 'conflict' ? translate('editorPictures:uses.meanwhile') : undefined}
      onSubmitted={() => run(picture.id)}
      onClosed={onClosed}
    >
      <p>{translate('editorPictures:deleteText')}</p>
    </FormDialog>
  );
}
