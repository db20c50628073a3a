import { useMemo } from 'react';
import { type Locale, locales } from '../../../kernel/locale';
import { usePageFacts, useWorkspace } from '../model/workspace';
import { type EditorData, useEditorPuck } from '../items/editorData';
import { fromPuck } from '../items/toPuck';
import { furtherLanguages, pageTexts } from '../../library/documents/pageTexts';

/**
 * The languages that a page is written in: its own, those that some text has, and the one that is begun. In another one
 * there is nothing to write before it was added; the same list until one comes or goes.
 */
export function usePageLanguages(): readonly Locale[] {
  const { language } = useWorkspace();
  const { locale: own } = usePageFacts();
  const data = useEditorPuck(({ appState }) => appState.data) as unknown as EditorData;
  const written = useMemo(
    () =>
      furtherLanguages(pageTexts(fromPuck(data)), own)
        .map(({ locale }) => locale)
        .join(),
    [data, own],
  );
  return useMemo(() => {
    const further = written.split(',');
    return locales.filter((each) => each === own || each === language || further.includes(each));
  }, [own, language, written]);
}
