import { BlockForm } from './BlockForm';
import { ManyBlocks } from '../blocks/ManyBlocks';
import { useChosenIds } from '../blocks/useChosenBlocks';
import { useChosenItem } from './useBlockActions';
import { useGetPuck } from '@puckeditor/core';
import { pageFields } from '../../generated/fieldSchemas';
import { useTranslate } from '../../texts/TranslateContext';
import { FieldsOf } from '../fields/ObjectInput';
import { LanguagesPart } from '../languages/LanguagesPart';
import styles from './FieldsPanel.module.css';
import { PanelForm } from './PanelForm';
import { useDebouncedForm } from './openForms';
import { pageJsonOf, usePageJson } from './workspace';

export function FieldsPanel() {
  const item = useChosenItem();
  const { size } = useChosenIds();
  if (size > 1) return <ManyBlocks count={size} />;
  return item ? <BlockForm key={item.props.id} item={item} /> : <PageForm key="page" />;
}

/** What the template's address and format are is decided when it is made; blocks stand on the page. */
const hidden = ['schemaVersion', 'id', 'blocks'];
const shownFields = pageFields.filter(({ key }) => !hidden.includes(key));
/** The other languages stand below the page's own. */
const afterLanguage = shownFields.findIndex(({ key }) => key === 'locale') + 1;

/** Settings of the page itself: title, colours, market, languages, links. */
function PageForm() {
  const translate = useTranslate();
  const puckOf = useGetPuck();
  const json = usePageJson();
  const { value, change } = useDebouncedForm(json, {
    read: () => pageJsonOf(puckOf().appState),
    commit: (page) =>
      puckOf().dispatch({ type: 'replaceRoot', root: { props: { page } } as Record<string, unknown> }),
  });
  return (
    <PanelForm change={change}>
      <header className={styles.header}>
        <h2 className={styles.title}>{translate('editorEdit:block.pageFields')}</h2>
      </header>
      <div className={styles.fields}>
        <FieldsOf fields={shownFields.slice(0, afterLanguage)} path="" value={value} />
        <LanguagesPart />
        <FieldsOf fields={shownFields.slice(afterLanguage)} path="" value={value} />
      </div>
    </PanelForm>
  );
}
