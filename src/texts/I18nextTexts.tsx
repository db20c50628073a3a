import type { i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translate } from './textKey';
import { TranslateContext } from './TranslateContext';

interface I18nextTextsProps {
  readonly instance: i18n;
  readonly children: ReactNode;
}

/** Gives components their texts by i18next, and again when its language changes. */
export function I18nextTexts({ instance, children }: I18nextTextsProps) {
  const { t } = useTranslation(undefined, { i18n: instance, useSuspense: false });
  const translate = useMemo<Translate>(() => (key, values = {}) => t(key, values), [t]);
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}
