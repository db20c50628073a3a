import { type Locale, locales } from '../../../kernel/locale';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import { useForm } from './FormContext';
import styles from './LanguageTabs.module.css';
import { languagesOf } from '../../kit/data/textValue';

interface LanguageTabsProps {
  readonly value: unknown;
  /** Id of the control that shows the chosen language. */
  readonly controls: string;
}

/** One tab for each language of the page; choosing one changes the language of every text and of the preview. Hollow: nothing written yet. */
export function LanguageTabs({ value, controls }: LanguageTabsProps) {
  const translate = useTranslate();
  const { language, ownLanguage, languages, chooseLanguage } = useForm();
  const written = languagesOf(value, ownLanguage);
  const offered = locales.filter((locale) => languages.includes(locale) || written.includes(locale));
  const nameOf = (locale: Locale): string =>
    translate(written.includes(locale) ? 'editorEdit:language.written' : 'editorEdit:language.missing', {
      language: translate(`editorFields:choice.locale_${locale}`),
    });
  // There is nothing to choose on a page in one language.
  if (offered.length < 2) return null;
  return (
    <div className={styles.tabs} role="group" aria-label={translate('editorEdit:language.group')}>
      {offered.map((locale) => (
        <button
          key={locale}
          type="button"
          className={joinClasses(styles.tab, !written.includes(locale) && styles.missing)}
          aria-pressed={locale === language}
          aria-controls={controls}
          aria-label={`${locale} ${nameOf(locale)}`}
          title={nameOf(locale)}
          onClick={() => chooseLanguage(locale)}
        >
          {locale}
        </button>
      ))}
    </div>
  );
}
