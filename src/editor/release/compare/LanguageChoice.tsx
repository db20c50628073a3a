import type { Locale } from '../../../kernel/locale';
import { useTranslate } from '../../../texts/TranslateContext';
import styles from './ComparedPages.module.css';

interface LanguageChoiceProps {
  readonly languages: readonly Locale[];
  readonly chosen: Locale;
  readonly onChosen: (language: Locale) => void;
}

/** In which of its languages the page is drawn. */
export function LanguageChoice({ languages, chosen, onChosen }: LanguageChoiceProps) {
  const translate = useTranslate();
  return (
    <div className={styles.choices} role="group" aria-label={translate('editorEdit:pictures.language')}>
      {languages.map((locale) => (
        <button
          key={locale}
          type="button"
          className={styles.choice}
          aria-pressed={locale === chosen}
          onClick={() => onChosen(locale)}
        >
          {translate(`editorFields:choice.locale_${locale}`)}
        </button>
      ))}
    </div>
  );
}
