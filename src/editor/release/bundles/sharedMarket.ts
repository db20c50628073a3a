import type { BundleDetails } from '../../../generated/editor';

/** The market of all its templates, whose clocks tell the time; empty where they have several, and the reader's own tell it. */
export function sharedMarket({ members }: Pick<BundleDetails, 'members'>): string {
  const markets = new Set(members.map(({ market }) => market));
  return markets.size === 1 ? ([...markets][0] ?? '') : '';
}
