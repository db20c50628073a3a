import { createAddress } from '../../api/address';
import { readParameters } from '../../api/pageParameters';
import type { PromotionBrand } from '../../codec/brand';
import { createWire } from '../../codec/wire';
import { trackVisitPath } from '../../contract/promotionFolder';
import { visitOf } from '../../features/promotion/visitQuery';
import type { Page } from '../../template/block';
import { clientTypeOf } from '../../kernel/clientType';
import { sendTracked, shownLanguage } from '../../tracking/sendTracked';
import '../preHydration/earlyInput';

/** Counts the visit of a page that shows everyone the same: whoever reads it counts, also where its code never runs. */
export function countVisit({ apiOrigin, wire }: PromotionBrand, { id, guard }: Page): void {
  const visit = {
    ...visitOf(id, clientTypeOf(navigator), readParameters(location)),
    ...(guard && { variant: guard }),
  };
  const address = createAddress(apiOrigin, createWire(wire))(trackVisitPath, visit);
  void sendTracked(fetch, { address, init: { headers: shownLanguage() } });
  window.vitrinaEarly?.countedVisits.push(id);
}
