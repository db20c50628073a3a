/**
 * Draws new blocks as the host draws pages. Built for Node together with block packages, and loaded by `loadFixtures.ts`.
 */
import { blockTypes } from '../../src/generated/blocks';
import { initialBlock } from '../../src/editor/workspace/items/initialBlock';
import { newBlockPage } from '../../src/editor/workspace/items/newBlockPage';
import { brandColors } from '../../src/codec/brand';
import type { Brand } from '../../src/generated/brand';
import { packagedBlocks } from '../../src/generated/packagedBlocks';
import { loadBrand } from '../../src/host/delivery/brand/loadBrand';
import type { RestingAssets } from '../../src/host/delivery/render/pageAssets';
import { createPreviewRenderer } from '../../src/host/delivery/render/previewRenderer';
import { createHostSanitizer } from '../../src/host/delivery/render/sanitizer';
import { type Result, success } from '../../src/kernel/result';
import { languageTypeOf, type Locale, localesOf } from '../../src/kernel/locale';
import { checkTemplate } from '../../src/template/check/checkTemplate';
import type { TemplateCheck } from '../../src/template/check/templateCheck';
import type { TemplateFault } from '../../src/template/fault';
import { preparePage } from '../../src/template/preparePage';
import type { ThemeColors } from '../../src/template/theme';

export interface FixtureOptions {
  /** CONFIG_FILE; absent: the demo brand. */
  readonly configFile: string | undefined;
  readonly assets: RestingAssets;
  readonly clock: () => number;
}

export interface DrawnFixture {
  readonly html: string;
  readonly contentSecurityPolicy: string;
  readonly props: object;
  readonly faults: readonly TemplateFault[];
  /** What is said before such a page is published, about the block itself. */
  readonly findings: readonly TemplateCheck[];
}

const origin = 'https://fixtures.invalid';
const blockId = 'fixture';

type BlockType = (typeof blockTypes)[number];

/** The page of one new block: what the editor puts on a page, in one language. */
function documentOf(type: BlockType, language: Locale, theme: Partial<ThemeColors>, now: number) {
  const page = {
    schemaVersion: 1,
    id: 'fixture',
    kind: 'landing',
    locale: language,
    market: 'mx',
    title: type,
    description: type,
    theme,
    links: { download: 'fixture', agreement: 'fixture' },
    blocks: [],
  };
  const block = initialBlock(type, newBlockPage(page, new Date(now)));
  return { ...page, blocks: [{ ...block, id: blockId }] };
}

const isWhole = (type: string): type is BlockType => blockTypes.some((each) => each === type);

/** Draws the fixtures of every block that this program was built with; the error says what is wrong with the brand file. */
export function createFixtures({
  configFile,
  ...options
}: FixtureOptions): Result<Fixtures, readonly string[]> {
  const brand = loadBrand(configFile);
  return brand.ok ? success(fixturesOf(brand.value, options)) : brand;
}

function fixturesOf(brand: Brand, { assets, clock }: Omit<FixtureOptions, 'configFile'>) {
  const renderer = createPreviewRenderer({ brand, origin, assets, clock });
  const sanitizeHtml = createHostSanitizer({ ...brand, origin });
  return {
    types: blockTypes as readonly string[],
    packaged: packagedBlocks,
    theme: brandColors(brand.theme),
    languages: localesOf([]),
    draw(type: string, language: Locale, theme: Partial<ThemeColors> = {}): DrawnFixture {
      if (!isWhole(type)) throw new Error(`There is no block type ${type}`);
      const whole = documentOf(type, language, theme, clock());
      const document = JSON.stringify(whole);
      const languageType = languageTypeOf(language, brand.languageType);
      const prepared = preparePage(whole, { brand, origin, sanitizeHtml, language });
      const visitor = {
        query: {},
        clientType: 'android' as const,
        registered: false,
        groups: {},
        now: undefined,
      };
      const shown = { isFramed: true, still: undefined, isLaidOut: false, slowPrefix: undefined };
      const page = renderer.render({ document, language: languageType, visitor, ...shown });
      if (!page || !prepared.ok) throw new Error(`The page of ${type} is no template`);
      const findings = checkTemplate(document, { brand, origin, now: clock() });
      return {
        html: page.html,
        contentSecurityPolicy: page.contentSecurityPolicy,
        props: (whole.blocks[0] as unknown as { props: object }).props,
        faults: prepared.value.faults,
        findings: findings.filter(({ block }) => block === blockId),
      };
    },
  };
}

export type Fixtures = ReturnType<typeof fixturesOf>;
