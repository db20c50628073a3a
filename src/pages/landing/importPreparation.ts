import type { PublicBrand } from '../../codec/brand';
import type { Preparation } from '../../features/promotion/workers/loadPage';

let preparation: Promise<Preparation> | undefined;

/** The client path's heavy part, loaded once; a failed download is tried again at the next call. */
export function importPreparation(brand: PublicBrand): Promise<Preparation> {
  preparation ??= import('./preparation').then(
    ({ createPreparation }) => createPreparation(brand),
    (error: unknown) => {
      preparation = undefined;
      throw error;
    },
  );
  return preparation;
}
