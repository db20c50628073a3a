import type { MarketPacks } from '../../../kernel/marketRules';
import type { BrandFont } from '../font/loadFont';
import { createBorrowerRenderer } from './borrowerRenderer';
import { createLandingRenderer, type LandingRendererOptions } from './landingRenderer';
import { readChunkAssets, readPageAssets, readRestingAssets, type BuildFolders } from './pageAssets';
import { createPreviewRenderer } from './previewRenderer';
import { createSiteRenderer } from './siteRenderer';
import { createTestPreviewRenderer } from './testPreviewRenderer';

export interface RenderersOptions extends Omit<LandingRendererOptions, 'assets'> {
  readonly folders: BuildFolders;
  readonly font: BrandFont | undefined;
  readonly marketRules: MarketPacks;
}

/** One renderer for each kind of page, with what the build made for it. Throws where the build is missing. */
export function createRenderers({ folders, marketRules, ...drawing }: RenderersOptions) {
  const { brand, clock, font } = drawing;
  const landing = { ...drawing, assets: readRestingAssets('landing', folders) };
  return {
    landing: createLandingRenderer(landing),
    previews: createPreviewRenderer(landing),
    borrower: createBorrowerRenderer({
      brand,
      marketRules,
      clock,
      assets: readPageAssets('borrower', folders),
      font,
      chunkOf: (name) => readChunkAssets(name, folders),
    }),
    testPreview: createTestPreviewRenderer(brand, readPageAssets('testPreview', folders), font),
    site: createSiteRenderer({ ...drawing, assets: readRestingAssets('site', folders) }),
  };
}
