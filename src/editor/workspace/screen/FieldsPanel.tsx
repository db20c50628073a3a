import { BlockForm } from './BlockForm';
import { ManyBlocks } from './ManyBlocks';
import { useChosenIds } from '../model/useChosenBlocks';
import { useChosenItem } from '../model/useBlockActions';
import { useGetPuck } from '@puckeditor/core';
import { SectionHelp } from './SectionHelp';
import { SyncedPart } from './SyncedPart';
import { useChosenCopy } from '../synced/useCopies';
import { type FieldSchema, pageFields } from '../../../generated/fieldSchemas';
import { type Locale, readableLocales } from '../../../kernel/locale';
import { type Market, marketFacts } from '../../../kernel/market';
import { useTranslate } from '../../../texts/TranslateContext';
import { FieldsOf } from '../../library/fields/ObjectInput';
import { LanguagesPart } from '../languages/LanguagesPart';
import styles from './FieldsPanel.module.css';
import { PanelForm } from './PanelForm';
import { useDebouncedForm } from '../model/openForms';
import { pageJsonOf, usePageFacts, usePageJson, useWorkspace } from '../model/workspace';

export function FieldsPanel() {
  const item = useChosenItem();
  const { size } = useChosenIds();
  const copy = useChosenCopy();
  const { isSection } = useWorkspace();
  if (copy) return <SyncedPart key={copy.id} {...copy} />;
  if (size > 1) return <ManyBlocks count={size} />;
  if (item) return <BlockForm key={item.props.id} item={item} />;
  return isSection ? <SectionHelp /> : <PageForm key="page" />;
}

/** What the template's address and format are is decided when it is made; blocks stand on the page. */
const hidden = ['schemaVersion', 'id', 'blocks'];
const shownFields = pageFields.filter(({ key }) => !hidden.includes(key));
/** The other languages stand below the page's own. */
const afterLanguage = shownFields.findIndex(({ key }) => key === 'locale') + 1;

/** No market with lending rules speaks a language that nobody can ask for; what the page has stays to choose. */
function languageField(schema: FieldSchema, market: Market | undefined, current: Locale): FieldSchema {
  if (schema.key !== 'locale' || schema.kind !== 'choice' || !marketFacts(market)) return schema;
  const readable: readonly string[] = readableLocales(current);
  const options = schema.options.filter(({ value }) => readable.includes(value));
  return { ...schema, options };
}

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
  const { market, locale } = usePageFacts();
  const own = shownFields.slice(0, afterLanguage).map((schema) => languageField(schema, market, locale));
  return (
    <PanelForm change={change}>
      <header className={styles.header}>
        <h2 className={styles.title}>{translate('editorEdit:block.pageFields')}</h2>
      </header>
      <div className={styles.fields}>
        <FieldsOf fields={own} path="" value={value} />
        <LanguagesPart />
        <FieldsOf fields={shownFields.slice(afterLanguage)} path="" value={value} />
      </div>
    </PanelForm>
  );
}
