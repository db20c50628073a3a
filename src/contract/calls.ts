import type { Brand } from '../generated/brand';
import {
  loanEndpoints,
  payWayEndpoints,
  promotionEndpoints,
  type CallEffect,
  type Endpoint,
} from './endpoints';

const rows = { ...loanEndpoints, ...payWayEndpoints, ...promotionEndpoints };

/** Every call of contract §5 by the last part of its path, as written there. */
export type CallName = keyof typeof rows;

type NameOf<Effect extends CallEffect> = {
  [Name in CallName]: (typeof rows)[Name] extends { readonly effect: Effect } ? Name : never;
}[CallName];

/** Calls that must not be done twice (contract §5). */
export type ActingName = NameOf<'acts' | 'movesMoney'>;

/** Calls that may be made for a screen before it asks. */
export type ReadingName = NameOf<'reads'>;

export const endpoints: Readonly<Record<CallName, Endpoint>> = rows;

export const callNames = Object.keys(rows) as readonly CallName[];

export const isActing = (name: CallName): name is ActingName =>
  endpoints[name].effect === 'acts' || endpoints[name].effect === 'movesMoney';

export const isReading = (name: CallName): name is ReadingName => endpoints[name].effect === 'reads';

/** What stands before a call's path once that was mapped (contract §3). */
const prefixOf = ({ loanApiPrefix }: Pick<Brand, 'loanApiPrefix'>, name: CallName): string =>
  Object.hasOwn(loanEndpoints, name) ? loanApiPrefix : '';

export const sentPath = (
  brand: Pick<Brand, 'loanApiPrefix'>,
  wire: { readonly path: (readable: string) => string },
  name: CallName,
): string => prefixOf(brand, name) + wire.path(endpoints[name].path);

export const callsByPath = <Name extends CallName>(
  brand: Pick<Brand, 'loanApiPrefix'>,
  wire: { readonly path: (readable: string) => string },
  isWanted: (name: CallName) => name is Name,
): ReadonlyMap<string, Name> =>
  new Map(callNames.filter(isWanted).map((name) => [sentPath(brand, wire, name), name]));
