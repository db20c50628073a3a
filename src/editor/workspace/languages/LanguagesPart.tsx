import { useGetPuck } from '@puckeditor/core';
import { useMemo, useState } from 'react';
import { type Locale, readableLocales } from '../../../kernel/locale';
import { useTranslate } from '../../../texts/TranslateContext';
import { useJump } from '../model/useJump';
import { flushForms, refreshForms } from '../model/openForms';
import { typeLabel } from '../../kit/data/typeLabel';
import { usePageFacts, useWorkspace } from '../model/workspace';
import fieldStyles from '../../library/fields/Fields.module.css';
import { wordsIn } from '../../kit/data/textValue';
import { type EditorData, useEditorPuck } from '../items/editorData';
import { fromPuck } from '../items/toPuck';
import { DropLanguageDialog } from './DropLanguageDialog';
import { dropLanguage } from '../items/dropLanguage';
import styles from './Languages.module.css';
import {
  furtherLanguages,
  type LanguageStanding,
  type PageText,
  pageTexts,
  standingOf,
} from '../../library/documents/pageTexts';

/** The page's texts as Puck holds them: put there by `toPuck` and the forms. */
function usePageTexts(): readonly PageText[] {
  const data = useEditorPuck(({ appState }) => appState.data) as unknown as EditorData;
  return useMemo(() => pageTexts(fromPuck(data)), [data]);
}

/** In one step, which an undo takes back as a whole. */
function useDropLanguage(): (locale: Locale) => void {
  const puckOf = useGetPuck();
  const { language, chooseLanguage } = useWorkspace();
  const { locale: own } = usePageFacts();
  return (locale) => {
    flushForms();
    const { appState, dispatch } = puckOf();
    const dropped = dropLanguage(appState.data as unknown as EditorData, locale, own);
    // As a function, since Puck warns of whole data.
    dispatch({ type: 'setData', data: () => dropped as unknown as typeof appState.data });
    refreshForms();
    if (language === locale) chooseLanguage(own);
  };
}

/** The languages of a page: how far each has got, one more, one fewer. */
export function LanguagesPart() {
  const translate = useTranslate();
  const { language, chooseLanguage, isReadOnly, brand } = useWorkspace();
  const { locale: own } = usePageFacts();
  const texts = usePageTexts();
  const drop = useDropLanguage();
  const [dropping, setDropping] = useState<LanguageStanding>();
  const further = furtherLanguages(texts, own);
  // One that was added stands here while it is written, before its first text is there.
  const isBegun = language !== own && further.every(({ locale }) => locale !== language);
  const rows = isBegun ? [...further, standingOf(texts, language)] : further;
  const free = readableLocales(own, brand.languages).filter(
    (each) => each !== own && rows.every(({ locale }) => locale !== each),
  );
  return (
    <fieldset className={fieldStyles.group}>
      <legend className={fieldStyles.legend}>{translate('editorEdit:languages.title')}</legend>
      <p className={fieldStyles.help}>
        {translate('editorEdit:languages.own', { language: translate(`editorEdit:languages.names.${own}`) })}
      </p>
      {rows.map((standing) => (
        <LanguageRow
          key={standing.locale}
          standing={standing}
          own={own}
          onDropped={standing.written.length > 0 ? () => setDropping(standing) : undefined}
        />
      ))}
      {!isReadOnly && free.length > 0 && (
        <div className={styles.buttons}>
          {free.map((locale) => (
            <button
              key={locale}
              type="button"
              className={fieldStyles.button}
              onClick={() => chooseLanguage(locale)}
            >
              {translate('editorEdit:languages.add', {
                language: translate(`editorEdit:languages.names.${locale}`),
              })}
            </button>
          ))}
        </div>
      )}
      {dropping && (
        <DropLanguageDialog
          standing={dropping}
          own={own}
          onDropped={() => {
            setDropping(undefined);
            drop(dropping.locale);
          }}
          onClosed={() => setDropping(undefined)}
        />
      )}
    </fieldset>
  );
}

interface LanguageRowProps {
  readonly standing: LanguageStanding;
  readonly own: Locale;
  /** Absent: there is nothing to drop. */
  readonly onDropped: (() => void) | undefined;
}

function LanguageRow({ standing: { locale, written, missing }, own, onDropped }: LanguageRowProps) {
  const translate = useTranslate();
  const { isReadOnly } = useWorkspace();
  const names = {
    language: translate(`editorEdit:languages.names.${locale}`),
    own: translate(`editorEdit:languages.names.${own}`),
  };
  const isBegun = written.length > 0;
  return (
    <div className={styles.row}>
      <p className={styles.line}>
        <strong>{translate(`editorFields:choice.locale_${locale}`)}</strong>
        <span className={fieldStyles.note}>
          {missing.length === 0
            ? translate('editorEdit:languages.whole')
            : translate('editorEdit:languages.written', {
                written: written.length,
                all: written.length + missing.length,
              })}
        </span>
      </p>
      {!isBegun && <p className={fieldStyles.note}>{translate('editorEdit:languages.begin', names)}</p>}
      {missing.length > 0 && (
        <details open={!isBegun}>
          <summary className={styles.summary}>
            {translate('editorEdit:languages.missing', { count: missing.length })}
          </summary>
          {isBegun && (
            <p className={fieldStyles.note}>{translate('editorEdit:languages.meanwhile', names)}</p>
          )}
          <MissingTexts texts={missing} locale={locale} own={own} />
        </details>
      )}
      {onDropped && !isReadOnly && (
        <button type="button" className={fieldStyles.button} onClick={onDropped}>
          {translate('editorEdit:languages.drop', names)}
        </button>
      )}
    </div>
  );
}

interface MissingTextsProps {
  readonly texts: readonly PageText[];
  readonly locale: Locale;
  readonly own: Locale;
}

/** What is to be translated: a press leads to its field, in that language. */
function MissingTexts({ texts, locale, own }: MissingTextsProps) {
  const translate = useTranslate();
  const jump = useJump();
  return (
    <ul className={styles.missing}>
      {texts.map(({ path, type, value }) => (
        <li key={path}>
          <button type="button" className={styles.text} onClick={() => jump(path, locale)}>
            <span className={styles.type}>
              {type === undefined ? translate('editorEdit:block.page') : typeLabel(type, translate)}
            </span>
            <span className={styles.words} lang={own}>
              {wordsIn(value, own)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
