import { Link2Off, Pencil, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../../texts/TranslateContext';
import { BlockToolbar } from './BlockToolbar';
import { useMutation } from '../../kit/data/mutation';
import { sectionPath } from '../../kit/data/sectionPath';
import panelStyles from './FieldsPanel.module.css';
import { useBlockActions } from '../model/useBlockActions';
import { useWorkspace } from '../model/workspace';
import { readSynced } from '../../library/sections/sectionsFeature';
import { announce } from '../../kit/ui/Announcer';
import { Button } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import styles from '../../library/sections/Synced.module.css';
import { chosenCopy, detachItems, sameCopy, updateItems } from '../items/syncedItems';
import { useKnownSynced } from '../synced/useCopies';
import { parseOpenDocument } from '../../library/documents/openDocument';

interface CopyProps {
  readonly id: string;
  /** Of the copy on this page. */
  readonly version: number;
}

/** Says that the page has an older one, and brings it up to date as one step of the history. */
function Behind({
  id,
  version,
  newest,
  name,
}: CopyProps & { readonly newest: number; readonly name: string }) {
  const translate = useTranslate();
  const { items, chosenIds, change } = useBlockActions();
  const { value, isBusy, problem, run, forget } = useMutation(readSynced);
  useEffect(() => {
    if (!value) return;
    const { section, document } = value;
    const blocks = parseOpenDocument(document)?.blocks;
    if (blocks && section.synced) {
      const synced = { id: section.id, version: section.synced.version, blocks };
      const before = items();
      const after = updateItems(before, synced);
      change(() => after, sameCopy(before, after, chosenIds()));
      announce(translate('editorSynced:updated', { name: section.name }));
    }
    forget();
  });
  return (
    <div className={styles.behind} data-testid="synced-behind">
      <p>{translate('editorSynced:behind', { own: version, newest })}</p>
      <Button
        icon={<RefreshCw aria-hidden="true" />}
        isBusy={isBusy}
        aria-label={`${translate('editorSynced:update')}: ${name}`}
        onPress={() => run(id)}
      >
        {translate('editorSynced:update')}
      </Button>
      <ProblemNote problem={problem} />
    </div>
  );
}

/** Stands where a block's fields are while a copy of a synced block is chosen: it is changed elsewhere, or detached. */
export function SyncedPart({ id, version }: CopyProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { isReadOnly, synced } = useWorkspace();
  const { items, chosenIds, change } = useBlockActions();
  const known = useKnownSynced()?.get(id);
  const name = known?.name ?? translate('editorSynced:unnamed');
  const detach = (): void => {
    const copy = chosenCopy(items(), chosenIds(), synced.isSynced);
    if (!copy) return;
    change((all) => detachItems(all, copy), new Set(copy.items.map(({ props }) => props.id)));
    announce(translate('editorSynced:detached'));
  };
  return (
    <>
      <BlockToolbar title={name} isCopy />
      <div className={panelStyles.fields} data-testid="synced-part">
        <p className={styles.badge}>{translate('editorSynced:badge')}</p>
        <p>{translate('editorSynced:text')}</p>
        {known && known.version > version && !isReadOnly && (
          <Behind id={id} version={version} newest={known.version} name={name} />
        )}
        {known && (
          <Button
            look="primary"
            icon={isReadOnly ? undefined : <Pencil aria-hidden="true" />}
            onPress={() => void navigate(sectionPath(id))}
          >
            {translate(isReadOnly ? 'editorSynced:look' : 'editorSynced:edit')}
          </Button>
        )}
        {!isReadOnly && (
          <>
            <Button icon={<Link2Off aria-hidden="true" />} onPress={detach}>
              {translate('editorSynced:detach')}
            </Button>
            <p className={styles.quiet}>{translate('editorSynced:detachHelp')}</p>
          </>
        )}
      </div>
    </>
  );
}
