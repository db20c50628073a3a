import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectEdit, type WithEdit } from '../model/editSlice';
import styles from './FieldsPanel.module.css';
import { useWorkspace } from '../model/workspace';
import synced from '../../library/sections/Synced.module.css';
import { UsedOn } from '../../library/sections/UsedOn';

const selectId = (state: WithEdit): string => selectEdit(state).id;

/** Stands where a page has its settings while a synced block is edited: it has none, and many pages have it. */
export function SectionHelp() {
  const translate = useTranslate();
  const { isReadOnly } = useWorkspace();
  const id = useSelector(selectId);
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>{translate('editorSynced:about')}</h2>
      </header>
      <div className={styles.fields}>
        <UsedOn id={id} />
        {!isReadOnly && (
          <>
            <p>{translate('editorSynced:fieldsHelp')}</p>
            <p className={synced.quiet}>{translate('editorSynced:saveHelp')}</p>
          </>
        )}
      </div>
    </>
  );
}
