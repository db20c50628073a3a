import type { ReactNode } from 'react';
import type { PublicBrand } from '../../codec/publicBrand';
import { localeOf, type LanguageType } from '../../kernel/locale';
import { useTranslate } from '../../texts/TranslateContext';
import { Toast } from '../../ui/Toast';
import { Brandmark } from './Brandmark';
import { Navigation } from './Navigation';
import { otherLanguage, siteAddress } from './siteData';
import styles from './SiteFrame.module.css';
import { SiteFooter } from './SiteFooter';
import type { SitePath } from './sitePages';

const contentId = 'content';

interface SiteFrameProps {
  readonly brand: PublicBrand;
  readonly path: SitePath;
  readonly language: LanguageType;
  readonly notice?: string | undefined;
  readonly children: ReactNode;
}

/** The site around a page: the ways to the others above, who lends below. */
export function SiteFrame({ brand, path, language, notice, children }: SiteFrameProps) {
  const translate = useTranslate();
  const other = otherLanguage(language);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${contentId}`}>
        {translate('site:skip')}
      </a>
      <header className={styles.header} data-tone="brand">
        <div className={styles.bar}>
          <Brandmark brand={brand} href={siteAddress('/', language, brand.languageType)} />
          <Navigation brand={brand} path={path} language={language} />
          <a
            className={styles.language}
            href={siteAddress(path, other, brand.languageType)}
            hrefLang={localeOf(other)}
            lang={localeOf(other)}
            data-changes-language=""
          >
            {translate('site:otherLanguage')}
          </a>
        </div>
      </header>
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter brand={brand} language={language} />
      <Toast message={notice} />
    </div>
  );
}
