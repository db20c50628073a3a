import type { Brand } from '../generated/brand';

/** The part of the brand file that every page holds (contract §3). */
export type PublicBrand = Omit<Brand, 'testLogin'> & { readonly testLogin?: Brand['testLogin'] };

/** The test login is for the test page only, which exists with `devTools` only. */
export function publicBrandOf(brand: Brand): PublicBrand {
  const { testLogin, ...open } = brand;
  return brand.devTools ? { ...open, testLogin } : open;
}
