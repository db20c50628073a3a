import { useMemo } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import type { BlockChoice } from '../fields/FormContext';
import { typeLabel } from './typeLabel';
import { useOutline } from './useOutline';

/** The page's blocks as choices: type and first words; the same list until a word of it changes. */
export function useBlockLabels(): readonly BlockChoice[] {
  const translate = useTranslate();
  const entries = useOutline();
  return useMemo(
    () =>
      entries.map(({ blockId, type, summary }) => ({
        id: blockId,
        label: [typeLabel(type, translate), summary].filter(Boolean).join(': '),
      })),
    [entries, translate],
  );
}
