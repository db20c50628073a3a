import { createAddress } from '../../api/address';
import { readParameters } from '../../api/pageParameters';
import type { PromotionBrand } from '../../codec/brand';
import { createWire } from '../../codec/wire';
import { trackVisitPath } from '../../contract/promotionFolder';
import { visitOf } from '../../features/promotion/visitQuery';
import { clientTypeOf } from '../../kernel/clientType';
import { sendTracked, shownLanguage } from '../../tracking/sendTracked';
import '../preHydration/earlyInput';

/** Counts the visit of a page that shows everyone the same: whoever reads it counts, also where its code never runs. */
export function countVisit({ apiOrigin, wire }: PromotionBrand, pageId: string): void {
  const visit = visitOf(pageId, clientTypeOf(navigator), readParameters(location));
  const address = createAddress(apiOrigin, createWire(wire))(trackVisitPath, visit);
  void sendTracked(fetch, { address, init: { headers: shownLanguage() } });
  window.vitrinaEarly?.countedVisits.push(pageId);
}
