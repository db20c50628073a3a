import type { PublicBrand } from '../../codec/publicBrand';
import type { Preparation } from '../../features/promotion/workers/loadPage';

export const importPreparation = async (brand: PublicBrand): Promise<Preparation> =>
  (await import('./preparation')).createPreparation(brand);
