import { useMemo, type ReactNode } from 'react';
import { FieldView } from '../fields/FieldView';
import { FormContext, type FormContextValue } from '../fields/FormContext';
import { useBlockLabels } from './useOutline';
import { usePageFacts, useWorkspace } from './workspace';

interface PanelFormProps {
  readonly change: FormContextValue['change'];
  readonly children: ReactNode;
}

/** Gives the fields of a panel what they may know. */
export function PanelForm({ change, children }: PanelFormProps) {
  const { isReadOnly, language, chooseLanguage, sanitizeHtml, addressRules } = useWorkspace();
  const { locale, theme, currency } = usePageFacts();
  const blocks = useBlockLabels();
  const form = useMemo(
    (): FormContextValue => ({
      FieldView,
      isReadOnly,
      change,
      language,
      ownLanguage: locale,
      chooseLanguage,
      blocks,
      theme,
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
      blocks,
      theme,
      currency,
      sanitizeHtml,
      addressRules,
    ],
  );
  return <FormContext value={form}>{children}</FormContext>;
}
