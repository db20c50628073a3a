import { useMemo } from 'react';
import { presetTranslate, type PresetTexts } from '../../../texts/presetTranslate';
import type { Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';

/** The words of the key facts beside those that the page has already. */
export function useKeyFactsTexts(texts: PresetTexts): Translate {
  const translate = useTranslate();
  return useMemo(() => {
    const own = presetTranslate(texts);
    return (key, values) => (key.startsWith('keyFacts:') ? own : translate)(key, values);
  }, [texts, translate]);
}
