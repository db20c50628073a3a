import { createAddress } from '../../api/address';
import { readParameters } from '../../api/pageParameters';
import type { PublicBrand } from '../../codec/brand';
import { createWire } from '../../codec/wire';
import { promotionEndpoints } from '../../contract/endpoints';
import { visitOf } from '../../features/promotion/visitQuery';
import { clientTypeOf } from '../../kernel/clientType';
import { sendTracked, shownLanguage } from '../../tracking/sendTracked';
import '../preHydration/earlyInput';

/** Counts the visit of a page that shows everyone the same: whoever reads it counts, also where its code never runs. */
export function countVisit({ apiOrigin, wire }: PublicBrand, pageId: string): void {
  const visit = visitOf(pageId, clientTypeOf(navigator), readParameters(location));
  const address = createAddress(apiOrigin, createWire(wire))(promotionEndpoints['track-visit'].path, visit);
  void sendTracked(fetch, { address, init: { headers: shownLanguage() } });
  window.vitrinaEarly?.countedVisits.push(pageId);
}
