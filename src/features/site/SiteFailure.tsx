import type { PublicBrand } from '../../codec/publicBrand';
import type { LanguageType } from '../../kernel/locale';
import { useTranslate } from '../../texts/TranslateContext';
import { buttonClasses } from '../../ui/Button';
import { UnpluggedDrawing } from '../../ui/drawings/UnpluggedDrawing';
import { FullPageState } from '../../ui/FullPageState';
import styles from './SiteFailure.module.css';
import { siteAddress } from './siteAddress';
import type { SitePath } from './sitePages';

interface SiteFailureProps {
  readonly brand: PublicBrand;
  readonly path: SitePath;
  readonly language: LanguageType;
}

/** A page of the site whose content can't be had now. Its ways on are links: nothing on it needs a script. */
export function SiteFailure({ brand, path, language }: SiteFailureProps) {
  const translate = useTranslate();
  const addressOf = (target: string) => siteAddress(target, language, brand.languageType);
  return (
    <main>
      <FullPageState
        testId="page-error"
        drawing={<UnpluggedDrawing />}
        title={translate('common:failure.title')}
        text={translate('site:failed.text')}
      >
        <a className={buttonClasses('primary', styles.way)} data-testid="page-retry" href={addressOf(path)}>
          {translate('common:retry')}
        </a>
        <a className={buttonClasses('plain', styles.way)} data-testid="go-home" href={addressOf('/')}>
          {translate('common:home')}
        </a>
      </FullPageState>
    </main>
  );
}
