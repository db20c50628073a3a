import { Puck } from '@puckeditor/core';
import { useMemo } from 'react';
import { languageTypeOf } from '../../../kernel/locale';
import { useTranslate } from '../../../texts/TranslateContext';
import { translateBlocks } from '../canvas/blockTexts';
import { ExperimentBar } from '../blocks/ExperimentBar';
import { CanvasContext, type CanvasContextValue } from '../canvas/CanvasBlock';
import { usePageFacts, useWorkspace } from '../model/workspace';
import styles from './Workspace.module.css';
import type { PhoneWidth } from '../model/phoneWidth';

const widthClasses: Readonly<Record<PhoneWidth, string | undefined>> = {
  320: styles.phone320,
  360: styles.phone360,
  412: styles.phone412,
};

const nothing = (): void => undefined;

function useCanvasValue(): CanvasContextValue {
  const { brand, language, sanitizeHtml, addressRules } = useWorkspace();
  const { locale, theme, market } = usePageFacts();
  return useMemo(
    () => ({
      preparation: {
        rules: addressRules,
        sanitizeHtml,
        shown: language,
        own: locale,
        words: brand,
      },
      page: {
        locale: language,
        market,
        languageType: languageTypeOf(language, brand.languageType),
        brand,
        clientType: 'android',
        hasDownload: true,
        hasAgreement: true,
        onAction: nothing,
        onFault: nothing,
      },
      translateBlocks: translateBlocks(language),
      theme,
    }),
    [brand, language, sanitizeHtml, addressRules, locale, theme, market],
  );
}

/** The page in a phone's width, drawn by the blocks themselves, where Puck drags and drops. */
export function Canvas({ width }: { readonly width: PhoneWidth }) {
  const translate = useTranslate();
  const canvas = useCanvasValue();
  return (
    <section className={styles.canvas} aria-label={translate('editorEdit:screen.canvas')}>
      <div className={`${styles.phone ?? ''} ${widthClasses[width] ?? ''}`}>
        <CanvasContext value={canvas}>
          <Puck.Preview />
        </CanvasContext>
      </div>
      {/* Below: above, it would push the phone down as soon as a variant is made. */}
      <ExperimentBar />
    </section>
  );
}
