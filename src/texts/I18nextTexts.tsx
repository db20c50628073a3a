import type { i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey, Translate } from './textKey';
import { TranslateContext } from './TranslateContext';

/** Finding a text takes i18next a hundred times longer than a map does, and forms ask for hundreds with each key typed. */
function remembering(translate: Translate): Translate {
  const plain = new Map<TextKey, string>();
  return (key, values) => {
    if (values) return translate(key, values);
    const known = plain.get(key) ?? translate(key);
    plain.set(key, known);
    return known;
  };
}

interface I18nextTextsProps {
  readonly instance: i18n;
  readonly children: ReactNode;
}

/** Gives components their texts by i18next, and again when its language changes. */
export function I18nextTexts({ instance, children }: I18nextTextsProps) {
  const { t } = useTranslation(undefined, { i18n: instance, useSuspense: false });
  const translate = useMemo(() => remembering((key, values = {}) => t(key, values)), [t]);
  return <TranslateContext value={translate}>{children}</TranslateContext>;
}
