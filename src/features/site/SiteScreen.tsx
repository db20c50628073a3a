import { useMemo } from 'react';
import { BlockList } from '../../blocks/BlockList';
import type { Definitions } from '../../blocks/definition';
import { leafBlocks } from '../../template/blockTree';
import { PageContext, type PageContextValue } from '../../blocks/PageContext';
import type { PublicBrand } from '../../codec/brand';
import { localeOf } from '../../kernel/locale';
import type { Block } from '../../template/block';
import { decideBlocks, type DecisionContext } from '../../template/decide';
import { useTranslate } from '../../texts/TranslateContext';
import { HydrationMarker } from '../../ui/HydrationMarker';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AppFrame, SiteFrame } from './SiteFrame';
import { ContactForm } from './ContactForm';
import type { RenderedSite } from './siteData';
import { sitePages } from './sitePages';
import { Section } from '../../blocks/Section';
import { EmptyTrayDrawing } from '../../ui/drawings/EmptyTrayDrawing';
import styles from './SiteScreen.module.css';

/** What the page may ask of the world around it. */
export type SiteEvents = Pick<PageContextValue, 'onAction' | 'onFault'> & { readonly onBack: () => void };

interface SiteScreenProps {
  readonly brand: PublicBrand;
  readonly definitions: Definitions;
  readonly site: RenderedSite;
  /** Decision for this visitor, once it is known; the first HTML's until then. */
  readonly context: DecisionContext | undefined;
  readonly events: SiteEvents;
  /** Said by the page around, such as that the app did not answer. */
  readonly notice?: string | undefined;
  /** Called once the page and each of its blocks answer by themselves. */
  readonly onHydrated?: () => void;
}

const none: readonly Block[] = [];

type SiteContentProps = Pick<SiteScreenProps, 'site' | 'context' | 'brand' | 'definitions'>;

function SiteContent({ site, context, brand, definitions }: SiteContentProps) {
  const { content, lacksReviews } = site;
  const blocks = useMemo(
    () => (content && context ? decideBlocks(content.page.blocks, context) : none),
    [content, context],
  );
  const hasHeading = leafBlocks(blocks).some(({ type }) => type === 'hero');
  return (
    <>
      {content && !hasHeading && (
        <h1>
          <VisuallyHidden>{content.page.title || brand.appName}</VisuallyHidden>
        </h1>
      )}
      <BlockList blocks={blocks} definitions={definitions} />
      {lacksReviews && <NoReviews isWholePage={!content} />}
    </>
  );
}

/** A page of the official site. Its effects are its page's, `src/pages/site`. */
export function SiteScreen({
  brand,
  definitions,
  site,
  context,
  events,
  notice,
  onHydrated,
}: SiteScreenProps) {
  const translate = useTranslate();
  const { path, language, content } = site;
  const { frame, hasContactForm } = sitePages[path];
  const locale = content?.page.locale ?? localeOf(language);
  const { onAction, onFault } = events;
  const around = useMemo(
    (): PageContextValue => ({
      brand,
      locale,
      market: content?.page.market,
      languageType: context?.languageType ?? language,
      clientType: context?.clientType ?? 'android',
      hasDownload: content?.page.links.download !== undefined,
      hasAgreement: content?.page.links.agreement !== undefined,
      onAction,
      onFault,
    }),
    [brand, locale, language, context, content, onAction, onFault],
  );
  // What is written in another language than what surrounds it says so.
  const contentLanguage = locale === localeOf(language) ? undefined : locale;
  const body = (
    <>
      <div lang={contentLanguage}>
        <SiteContent brand={brand} definitions={definitions} site={site} context={context} />
      </div>
      {hasContactForm && <ContactForm isTitled={path === '/'} brandLanguageType={brand.languageType} />}
    </>
  );
  return (
    <PageContext value={around}>
      {frame === 'app' ? (
        <AppFrame
          brand={brand}
          language={language}
          backLabel={translate('site:back')}
          onBack={events.onBack}
          notice={notice}
        >
          {body}
        </AppFrame>
      ) : (
        <SiteFrame brand={brand} path={path} language={language} notice={notice}>
          {body}
        </SiteFrame>
      )}
      {/* After the blocks, which stand in a suspense each. */}
      <HydrationMarker onHydrated={onHydrated} />
    </PageContext>
  );
}

/** Says that there are no reviews yet. As the whole page it has the page's heading. */
function NoReviews({ isWholePage }: { readonly isWholePage: boolean }) {
  const translate = useTranslate();
  return (
    <>
      {isWholePage && <h1 className={styles.heading}>{translate('site:reviews.title')}</h1>}
      <Section className={styles.note}>
        <EmptyTrayDrawing />
        <h2 className={styles.title}>{translate('site:reviews.none')}</h2>
        <p className={styles.text}>{translate('site:reviews.noneText')}</p>
      </Section>
    </>
  );
}
