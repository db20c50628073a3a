import { Ellipsis, Folder, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { TemplateFolder } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { useResource } from '../kit/data/resource';
import { selectMay } from '../kit/session/sessionSlice';
import { Button } from '../kit/ui/Button';
import { Menu } from '../kit/ui/Menu';
import styles from './FolderBar.module.css';
import { DeleteFolderDialog, NewFolderDialog, RenameFolderDialog } from './FolderDialogs';
import { folderList } from './folderSaga';
import { noFolder } from '../kit/data/templateFilters';

type OpenDialog = 'new' | 'rename' | 'delete';

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChosen: () => void;
  readonly children: ReactNode;
}

const Choice = ({ isChosen, onChosen, children }: ChoiceProps) => (
  <button type="button" className={styles.folder} aria-pressed={isChosen} onClick={onChosen}>
    {children}
  </button>
);

interface FolderBarProps {
  /** A folder's id, `none`, or empty: all. */
  readonly chosen: string;
  readonly onChosen: (folder: string) => void;
}

/** The folders side by side: pressing one lists its templates. */
export function FolderBar({ chosen, onChosen }: FolderBarProps) {
  const translate = useTranslate();
  const mayEdit = useSelector(selectMay('editor'));
  const { value } = useResource(folderList, undefined);
  const [dialog, setDialog] = useState<OpenDialog>();
  const folders = value?.folders ?? [];
  const folder = folders.find(({ id }) => id === chosen);
  const close = (): void => setDialog(undefined);
  return (
    <div className={styles.bar}>
      <div className={styles.folders} role="group" aria-label={translate('editor:folder.all')}>
        {folders.length > 0 && (
          <>
            <Choice isChosen={chosen === ''} onChosen={() => onChosen('')}>
              {translate('editor:folder.everything')}
            </Choice>
            {folders.map(({ id, name, templates }) => (
              <Choice key={id} isChosen={id === chosen} onChosen={() => onChosen(id)}>
                <Folder aria-hidden="true" />
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{templates}</span>
              </Choice>
            ))}
            <Choice isChosen={chosen === noFolder} onChosen={() => onChosen(noFolder)}>
              {translate('editor:folder.none')}
            </Choice>
          </>
        )}
        {folder && mayEdit && <FolderMenu folder={folder} onDialog={setDialog} />}
        {mayEdit && (
          <Button look="quiet" icon={<FolderPlus aria-hidden="true" />} onPress={() => setDialog('new')}>
            {translate('editor:folder.new')}
          </Button>
        )}
      </div>
      {dialog === 'new' && <NewFolderDialog onClosed={close} />}
      {dialog === 'rename' && folder && <RenameFolderDialog folder={folder} onClosed={close} />}
      {dialog === 'delete' && folder && <DeleteFolderDialog folder={folder} onClosed={close} />}
    </div>
  );
}

interface FolderMenuProps {
  readonly folder: TemplateFolder;
  readonly onDialog: (dialog: OpenDialog) => void;
}

/** What can be done with the folder that is shown; one with pages in it can't be deleted. */
function FolderMenu({ folder, onDialog }: FolderMenuProps) {
  const translate = useTranslate();
  const rename = {
    id: 'rename',
    label: translate('editor:folder.renameMenu'),
    icon: <Pencil />,
    onChosen: () => onDialog('rename'),
  };
  const remove = {
    id: 'delete',
    label: translate('editor:folder.deleteMenu'),
    icon: <Trash2 />,
    onChosen: () => onDialog('delete'),
  };
  return (
    <Menu
      label={translate('editor:folder.actionsOf', { name: folder.name })}
      face={<Ellipsis aria-hidden="true" />}
      entries={folder.templates === 0 ? [rename, remove] : [rename]}
    />
  );
}
