import type { Locale } from '../../../kernel/locale';
import { useTranslate } from '../../../texts/TranslateContext';
import { wordsIn } from '../../kit/data/textValue';
import { FormDialog } from '../../kit/ui/FormDialog';
import styles from './Languages.module.css';
import type { LanguageStanding } from '../../library/documents/pageTexts';

interface DropLanguageDialogProps {
  readonly standing: LanguageStanding;
  readonly own: Locale;
  readonly onDropped: () => void;
  readonly onClosed: () => void;
}

/** Enough to know them by. */
const maxShown = 5;

/** What goes with a language, before it goes. */
export function DropLanguageDialog({ standing, own, onDropped, onClosed }: DropLanguageDialogProps) {
  const translate = useTranslate();
  const { locale, written, only } = standing;
  const names = {
    language: translate(`editorEdit:languages.names.${locale}`),
    own: translate(`editorEdit:languages.names.${own}`),
  };
  const lost = written.filter((text) => !only.includes(text));
  return (
    <FormDialog
      title={translate('editorEdit:languages.dropTitle', names)}
      submitLabel={translate('editorEdit:languages.drop', names)}
      isDangerous
      isBusy={false}
      problem={undefined}
      onSubmitted={onDropped}
      onClosed={onClosed}
    >
      <p>{translate('editorEdit:languages.lost', { ...names, count: lost.length })}</p>
      {lost.length > 0 && (
        <ul className={styles.lost}>
          {lost.slice(0, maxShown).map(({ path, value }) => (
            <li key={path} className={styles.words} lang={locale}>
              {wordsIn(value, locale)}
            </li>
          ))}
          {lost.length > maxShown && (
            <li>{translate('editorEdit:difference.more', { count: lost.length - maxShown })}</li>
          )}
        </ul>
      )}
      {only.length > 0 && <p>{translate('editorEdit:languages.only', { ...names, count: only.length })}</p>}
      <p>{translate('editorEdit:languages.undo', names)}</p>
    </FormDialog>
  );
}
