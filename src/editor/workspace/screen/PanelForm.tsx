import { useMemo, type ReactNode } from 'react';
import { FieldView } from '../../library/fields/FieldView';
import { FormContext, type FormContextValue } from '../../library/fields/FormContext';
import { usePalettes } from './usePalettes';
import { builtInText } from '../canvas/blockTexts';
import type { BlockType } from '../../../template/block';
import { usePageLanguages } from '../languages/usePageLanguages';
import { useBlockLabels } from '../model/useOutline';
import { usePageFacts, useWorkspace } from '../model/workspace';

interface PanelFormProps {
  readonly change: FormContextValue['change'];
  /** Of the block that the panel is about. */
  readonly type?: BlockType | undefined;
  readonly children: ReactNode;
}

/** Gives the fields of a panel what they may know. */
export function PanelForm({ change, type, children }: PanelFormProps) {
  const { isReadOnly, language, chooseLanguage, sanitizeHtml, addressRules } = useWorkspace();
  const { locale, theme, market = '', currency } = usePageFacts();
  const palettes = usePalettes();
  const blocks = useBlockLabels();
  const languages = usePageLanguages();
  const form = useMemo(
    (): FormContextValue => ({
      FieldView,
      isReadOnly,
      change,
      language,
      ownLanguage: locale,
      chooseLanguage,
      languages,
      builtInText: type && ((path) => builtInText(type, path, language)),
      blocks,
      theme,
      palettes,
      market,
      currency,
      sanitizeHtml,
      addressRules,
    }),
    [
      isReadOnly,
      change,
      language,
      locale,
      chooseLanguage,
      languages,
      type,
      blocks,
      theme,
      palettes,
      market,
      currency,
      sanitizeHtml,
      addressRules,
    ],
  );
  return <FormContext value={form}>{children}</FormContext>;
}
