import { renderToStaticMarkup } from 'react-dom/server';
import { initialPageState } from '../../../features/promotion/pageSlice';
import { siteAddress } from '../../../features/site/siteData';
import { languageTypeOf, type Locale, localeOf, type LanguageType } from '../../../kernel/locale';
import { neutralContext } from '../../../template/decide';
import { guardGroup, type GuardSide } from '../../../kernel/guardGroup';
import type { TemplateFault } from '../../../template/fault';
import { prepareRead } from '../../../template/preparePage';
import { i18nextTranslate } from '../../../texts/i18nextTranslate';
import { NotFoundState } from '../../../ui/FullPageState';
import { readPublished } from '../templates/readPublished';
import type { PublishedTemplate } from '../templates/templateSource';
import {
  createLandingDocuments,
  drawScreen,
  type LandingDocumentOptions,
  landingTexts,
} from './landingDocument';
import type { RenderedPage } from './htmlDocument';
import { createHostSanitizer } from './sanitizer';
import { ScriptMissingNote } from './earlyNote';

/** Which side of a guarded publication a page is; `over`: its address names one that is dealt out no more. */
export type Dealing = 'over' | { readonly sequence: number; readonly side: GuardSide };

export interface LandingRenderer {
  /** First HTML of `/landing` for a published template; undefined when it can't be rendered: then the shell is sent. */
  render(
    template: PublishedTemplate,
    language: Locale | undefined,
    dealing?: Dealing,
  ): RenderedPage | undefined;
  /** The page without a template: the client loads it. */
  shell(): RenderedPage;
  /** The page of a campaign that has ended, where no other follows it (contract §8). */
  ended(language: LanguageType | undefined): RenderedPage;
  notFound(language: LanguageType | undefined): RenderedPage;
}

export interface LandingRendererOptions extends LandingDocumentOptions {
  /** Told once a revision and language what had to be left out. */
  readonly onFaults: (template: PublishedTemplate, faults: readonly TemplateFault[]) => void;
  readonly clock: () => number;
}

export function createLandingRenderer(options: LandingRendererOptions): LandingRenderer {
  const { brand, origin, clock } = options;
  const sanitizeHtml = createHostSanitizer({ ...brand, origin });
  const { plain, finish, finishPage } = createLandingDocuments(options);
  const ownLocale = localeOf(brand.languageType);
  const translate = i18nextTranslate(ownLocale, landingTexts[ownLocale]);

  /** A page without a template, and without a script but the bare one: what is the matter, and the way home in the same language. */
  function stateOf(state: 'ended' | 'notFound', language: LanguageType = brand.languageType): RenderedPage {
    const locale = localeOf(language);
    const say = i18nextTranslate(locale, landingTexts[locale]);
    const title = say(`common:${state}.title`);
    const home = { label: say('common:home'), href: siteAddress('/', language, brand.languageType) };
    const shown = <NotFoundState title={title} text={say(`common:${state}.text`)} home={home} />;
    const body = renderToStaticMarkup(<main>{shown}</main>);
    const { bridgeName } = brand;
    const statusPage = {
      scripts: [],
      preHydrationScript: options.assets.statusPageScript,
      brand: undefined,
      bridgeName,
    };
    return finish({ ...plain, lang: locale, title, body, ...statusPage });
  }

  return {
    render(template, language, dealing) {
      const asked = { brand, origin, sanitizeHtml, language };
      const prepared = prepareRead(readPublished(template.document), asked);
      if (!prepared.ok) return undefined;
      const { page, faults } = prepared.value;
      if (faults.length > 0) options.onFaults(template, faults);
      // For the neutral visitor that every cache may keep.
      const context = neutralContext(page.blocks, languageTypeOf(page.locale, brand.languageType), clock());
      const { revision, guard } = template;
      const { guardedPageScript: script } = options.assets;
      if (!dealing) return finishPage({ ...page, revision }, context);
      if (dealing === 'over') return finishPage({ ...page, revision }, context, undefined, { script });
      const shown = { ...page, revision, guard: guardGroup(dealing.sequence, dealing.side) };
      const next = guard && { ...guard, revision: guard.next.revision };
      return finishPage(shown, context, undefined, { script, ...(next && { next }) });
    },
    shell() {
      const note = renderToStaticMarkup(<ScriptMissingNote translate={translate} />);
      return finish({ ...plain, body: note + drawScreen(initialPageState, ownLocale, brand) });
    },
    ended: (language) => stateOf('ended', language),
    notFound: (language) => stateOf('notFound', language),
  };
}
