import type { ClickIdKind } from '../generated/conversion';

/** By which an advertising network knows one tap on one advert. It says whose advert it was, and for the network who tapped. */
export interface ClickId {
  readonly kind: ClickIdKind;
  readonly id: string;
}

/** Who gave the click its id, as people know them. */
export const networkNames: Readonly<Record<ClickIdKind, string>> = {
  gclid: 'Google',
  fbclid: 'Meta',
  ttclid: 'TikTok',
  msclkid: 'Microsoft',
};

export const isClickIdKind = (name: string): name is ClickIdKind => Object.hasOwn(networkNames, name);

/**
 * Of a registration: `gclid:id`, where the visitor agreed. Between a page and its own origin alone, and apart from
 * `X-Vitrina-Page`, which goes with calls that nobody was asked about.
 */
export const clickHeader = 'X-Vitrina-Click';

export const writeClickId = ({ kind, id }: ClickId): string => `${kind}:${id}`;
