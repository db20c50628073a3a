import type { ReactNode } from 'react';
import type { PublicBrand } from '../../codec/brand';
import { type LanguageType, localeOf } from '../../kernel/locale';
import { useTranslate } from '../../texts/TranslateContext';
import { IconButton } from '../../ui/IconButton';
import { Toast } from '../../ui/Toast';
import { Navigation } from './Navigation';
import { otherLanguage, siteAddress } from './siteData';
import styles from './SiteFrame.module.css';
import { SiteFooter } from './SiteFooter';
import type { SitePath } from '../../kernel/pagePaths';

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

interface BrandmarkProps {
  readonly brand: Pick<PublicBrand, 'appName'>;
  readonly href: string;
}

/** The brand's name with its first letter as on the icon of the browser's tab; the way home. */
function Brandmark({ brand, href }: BrandmarkProps) {
  const [initial = ''] = brand.appName;
  return (
    <a className={styles.brand} href={href} translate="no">
      <span className={styles.letter} aria-hidden="true">
        {initial}
      </span>
      {brand.appName}
    </a>
  );
}

interface AppFrameProps {
  readonly brand: PublicBrand;
  readonly language: LanguageType;
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly notice?: string | undefined;
  readonly children: ReactNode;
}

/** A page that the app opens by itself: a way back instead of the site's navigation. */
export function AppFrame({ brand, language, backLabel, onBack, notice, children }: AppFrameProps) {
  return (
    <div className={styles.frame}>
      <header className={styles.appBar} data-tone="brand">
        <IconButton data-testid="go-back" label={backLabel} onClick={onBack}>
          <svg className={styles.arrow} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M19 12H5M12 19l-7-7 7-7" />
          </svg>
        </IconButton>
        <Brandmark brand={brand} href={siteAddress('/', language, brand.languageType)} />
      </header>
      <main className={styles.appContent}>{children}</main>
      <SiteFooter brand={brand} language={language} />
      <Toast message={notice} />
    </div>
  );
}
