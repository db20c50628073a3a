import { PageContext, type PageContextValue } from '../../blocks/PageContext';
import type { PublicBrand } from '../../codec/brand';
import { localeOf, type LanguageType } from '../../kernel/locale';
import type { TextKey } from '../../texts/textKey';
import { useTranslate } from '../../texts/TranslateContext';
import { buttonClasses } from '../../ui/Button';
import { EmptyMapDrawing } from '../../ui/drawings/EmptyMapDrawing';
import { UnpluggedDrawing } from '../../ui/drawings/UnpluggedDrawing';
import { FullPageState } from '../../ui/FullPageState';
import styles from './SiteFailure.module.css';
import { siteAddress } from './siteData';
import { SiteFrame } from './SiteFrame';
import type { SitePath } from '../../kernel/pagePaths';

/** Why a page shows no content: it can't be had now, nobody published it, or it was taken off the site. */
export type SiteFault = 'failed' | 'missing' | 'ended';

interface SiteFailureProps {
  readonly fault: SiteFault;
  readonly brand: PublicBrand;
  readonly path: SitePath;
  readonly language: LanguageType;
}

const words: Readonly<Record<SiteFault, { readonly title: TextKey; readonly text: TextKey }>> = {
  failed: { title: 'common:failure.title', text: 'site:failed.text' },
  missing: { title: 'common:notFound.title', text: 'common:notFound.text' },
  ended: { title: 'site:gone.title', text: 'site:gone.text' },
};

/** Of the document and of its heading. */
export const titleOfFault = (fault: SiteFault): TextKey => words[fault].title;

const ignored = () => undefined;

/**
 * A page of the site without its content, with the site around it: the other pages may be well. Nothing on it
 * needs a script, so that all ways on are links, on pages that the app opened too.
 */
export function SiteFailure({ fault, brand, path, language }: SiteFailureProps) {
  const translate = useTranslate();
  const addressOf = (target: string) => siteAddress(target, language, brand.languageType);
  const canReturn = fault === 'failed';
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
          {...(canReturn && { testId: 'page-error' })}
          drawing={canReturn ? <UnpluggedDrawing /> : <EmptyMapDrawing />}
          title={translate(words[fault].title)}
          text={translate(words[fault].text)}
        >
          {canReturn && (
            <a
              className={buttonClasses('primary', styles.way)}
              data-testid="page-retry"
              href={addressOf(path)}
            >
              {translate('common:retry')}
            </a>
          )}
          <a
            className={buttonClasses(canReturn ? 'plain' : 'primary', styles.way)}
            data-testid="go-home"
            href={addressOf('/')}
          >
            {translate('common:home')}
          </a>
        </FullPageState>
      </SiteFrame>
    </PageContext>
  );
}
