import type { HostOptions } from '../../support/host';

/** A lender of India that turned Hindi on, and that says which refusals are final: for what other markets have no rule about. */
export const indiaStories: HostOptions = {
  brand: { languageType: 1, languages: ['hi'], finalRefusals: ['111', '121'] },
};
