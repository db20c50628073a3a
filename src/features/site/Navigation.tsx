import { useEffect, useRef } from 'react';
import type { PublicBrand } from '../../codec/brand';
import type { LanguageType } from '../../kernel/locale';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './Navigation.module.css';
import { siteAddress } from './siteData';
import type { SitePath } from '../../kernel/pagePaths';
import { navigation } from './sitePages';

interface NavigationProps {
  readonly brand: Pick<PublicBrand, 'languageType'>;
  readonly path: SitePath;
  readonly language: LanguageType;
}

/** The site's pages in a row that scrolls where a phone is narrower; the page that is shown stands in view. */
export function Navigation({ brand, path, language }: NavigationProps) {
  const translate = useTranslate();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [path]);
  return (
    <nav className={styles.navigation} aria-label={translate('site:nav.label')}>
      <ul ref={row} className={styles.pages}>
        {navigation.map(([target, label]) => (
          <li key={target}>
            <a
              className={styles.page}
              href={siteAddress(target, language, brand.languageType)}
              aria-current={target === path ? 'page' : undefined}
            >
              {translate(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
