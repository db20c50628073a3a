import type { PromotionBrand } from '../../codec/brand';
import type { TemplatePipeline } from '../../features/promotion/workers/loadPage';

let pipeline: Promise<TemplatePipeline> | undefined;

/** The client path's heavy part, loaded once; a failed download is tried again at the next call. */
export function importPipeline(brand: PromotionBrand): Promise<TemplatePipeline> {
  pipeline ??= import('./pipeline').then(
    ({ createPipeline }) => createPipeline(brand),
    (error: unknown) => {
      pipeline = undefined;
      throw error;
    },
  );
  return pipeline;
}
