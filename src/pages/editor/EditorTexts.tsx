import type { i18n } from 'i18next';
import { useEffect, useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useSelector } from 'react-redux';
import { selectLanguage } from '../../editor/kit/session/sessionSlice';
import type { EditorLanguage } from '../../generated/editor';
import { createI18next } from '../../texts/i18nextTranslate';
import { I18nextTexts } from '../../texts/I18nextTexts';
import type { PresetTexts } from '../../texts/presetTranslate';

/** A chunk a language, so that nobody downloads another's words. */
const catalogues: Record<EditorLanguage, () => Promise<{ default: PresetTexts }>> = {
  en: () => import('./catalogues/en'),
  es: () => import('./catalogues/es'),
};

/** The editor's words in the language of the signed-in account. Another language replaces them once it is there. */
export function EditorTexts({ children }: { readonly children: ReactNode }) {
  const language = useSelector(selectLanguage);
  const [texts, setTexts] = useState<{ readonly language: EditorLanguage; readonly instance: i18n }>();
  useEffect(() => {
    let isWanted = true;
    void catalogues[language]().then(({ default: catalogue }) => {
      if (!isWanted) return;
      document.documentElement.lang = language;
      setTexts({ language, instance: createI18next(language, catalogue) });
    }, reportError);
    return () => void (isWanted = false);
  }, [language]);
  if (!texts) return null;
  return (
    <I18nProvider locale={texts.language}>
      <I18nextTexts instance={texts.instance}>{children}</I18nextTexts>
    </I18nProvider>
  );
}
