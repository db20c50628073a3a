import type { ReactNode } from 'react';
import type { PublicBrand } from '../../codec/publicBrand';
import type { LanguageType } from '../../kernel/locale';
import { Toast } from '../../ui/Toast';
import { Brandmark } from './Brandmark';
import styles from './AppFrame.module.css';
import { siteAddress } from './siteData';
import { SiteFooter } from './SiteFooter';

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
      <header className={styles.bar} data-tone="brand">
        <button
          type="button"
          className={styles.back}
          data-testid="go-back"
          aria-label={backLabel}
          onClick={onBack}
        >
          <svg className={styles.arrow} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M19 12H5M12 19l-7-7 7-7" />
          </svg>
        </button>
        <Brandmark brand={brand} href={siteAddress('/', language, brand.languageType)} />
      </header>
      <main className={styles.content}>{children}</main>
      <SiteFooter brand={brand} language={language} />
      <Toast message={notice} />
    </div>
  );
}
