import type { KeyFactsFaults } from '../../../kernel/keyFactsFaults';
import { sendTracked, shownLanguage } from '../../../tracking/sendTracked';

/** Tells the host what is wrong with the key facts of a product's loan. */
export const reportFaults = (send: typeof fetch, productId: string, faults: KeyFactsFaults): Promise<void> =>
  sendTracked(send, {
    address: '/report',
    init: {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...shownLanguage() },
      body: JSON.stringify({ kind: 'keyFacts', productId, ...faults }),
      credentials: 'omit',
    },
  });
