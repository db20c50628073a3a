import { PageContext, type PageContextValue } from '../../blocks/PageContext';
import type { PublicBrand } from '../../codec/publicBrand';
import { localeOf, type LanguageType } from '../../kernel/locale';
import { useTranslate } from '../../texts/TranslateContext';
import { buttonClasses } from '../../ui/Button';
import { UnpluggedDrawing } from '../../ui/drawings/UnpluggedDrawing';
import { FullPageState } from '../../ui/FullPageState';
import styles from './SiteFailure.module.css';
import { siteAddress } from './siteAddress';
import { SiteFrame } from './SiteFrame';
import type { SitePath } from './sitePages';

interface SiteFailureProps {
  readonly brand: PublicBrand;
  readonly path: SitePath;
  readonly language: LanguageType;
}

const ignored = () => undefined;

/**
 * A page of the site whose content can't be had now, with the site around it: the other pages may be well. Nothing on it
 * needs a script, so that all ways on are links, on pages that the app opened too.
 */
export function SiteFailure({ brand, path, language }: SiteFailureProps) {
  const translate = useTranslate();
  const addressOf = (target: string) => siteAddress(target, language, brand.languageType);
  const around: PageContextValue = {
    brand,
    locale: localeOf(language),
    languageType: language,
    clientType: 'android',
    hasDownload: false,
    hasAgreement: false,
    onAction: ignored,
    onFault: ignored,
  };
  return (
    <PageContext value={around}>
      <SiteFrame brand={brand} path={path} language={language}>
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
      </SiteFrame>
    </PageContext>
  );
}
