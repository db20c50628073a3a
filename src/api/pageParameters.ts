import { askedLocale, languageTypeOf, type LanguageType } from '../kernel/locale';
import { visibleParameterNames, isSecretName, secretNames } from '../kernel/pageAddress';
import { fingerprint } from './digest';
import { headerValue } from './headerValue';
import { readRecord, writeRecord, type KeyValueStore } from './keyValueStore';

type Parameters = Readonly<Record<string, string>>;

const storedUnder = 'vitrina.secrets';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Parts of an address: the query before `#`, what the hash names, and the query inside the hash. */
function split({ search, hash }: Address): { outer: string; place: string; inner: string } {
  const mark = hash.indexOf('?');
  return mark < 0
    ? { outer: search.slice(1), place: hash, inner: '' }
    : { outer: search.slice(1), place: hash.slice(0, mark), inner: hash.slice(mark + 1) };
}

/** Of a repeated parameter the first counts. */
const parse = (query: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(query)].reverse());

const only = (parameters: Parameters, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (parameters[name] ? [[name, parameters[name]]] : [])));

/** Both queries of an address, the one inside the hash winning (contract §4), secrets left out. */
export function readParameters(address: Address): Record<string, string> {
  const { outer, inner } = split(address);
  const entries = Object.entries({ ...parse(outer), ...parse(inner) });
  return Object.fromEntries(entries.filter(([name]) => !isSecretName(name)));
}

/** The text of a query without its secrets, every other byte as it was. */
function withoutSecrets(query: string): string {
  const isKept = (part: string) => ![...new URLSearchParams(part).keys()].some(isSecretName);
  return query.split('&').filter(isKept).join('&');
}

function cleanAddress(address: Address): string {
  const { outer, place, inner } = split(address);
  const queries = [outer, inner].map(withoutSecrets).map((query) => (query ? `?${query}` : ''));
  return `${address.pathname}${queries[0]}${place}${queries[1]}`;
}

export interface TakenSecrets {
  /** All that are known. */
  readonly secrets: Record<string, string>;
  /** An earlier page of this tab brought some of them: whoever saw this address alone asked without them. */
  readonly includesStored: boolean;
}

/** Another session's secrets never mix with those of an earlier one. */
function takeSecrets(address: Address, session: KeyValueStore): TakenSecrets {
  const { outer, inner } = split(address);
  const arrived = only({ ...parse(outer), ...parse(inner) }, secretNames);
  const stored = readRecord(session, storedUnder);
  const isOther = arrived.sessionId !== undefined && arrived.sessionId !== stored.sessionId;
  const secrets = only({ ...(isOther ? {} : stored), ...arrived }, secretNames);
  writeRecord(session, storedUnder, secrets);
  return { secrets, includesStored: Object.keys(secrets).some((name) => !arrived[name]) };
}

const headersOf = (parameters: Parameters, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(only(parameters, names)).map(([name, value]) => [name, headerValue(value)]),
  );

export interface PageParameters {
  /** Language type that calls say; a promotion page changes it to that of the language it shows (contract §4). */
  showLanguage(languageType: LanguageType): void;
  /** Query parameters of every call except tracking. */
  common(): Record<string, string>;
  jsonHeaders(): Record<string, string>;
  formHeaders(): Record<string, string>;
  /** Tells the borrowers of a shared phone apart and can't be turned back into a secret; empty: nobody is signed in. */
  fingerprint(): string;
}

/** Of the session; where an app names none, of all other secrets. */
function fingerprintOf({ sessionId, ...others }: Parameters): string {
  if (sessionId) return fingerprint(sessionId);
  return Object.keys(others).length > 0 ? fingerprint(others) : '';
}

interface VisibleAddress {
  readonly location: Address;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly session: KeyValueStore;
}

/** Moves the secrets of contract §4 from the visible address to session storage. */
export function hideSecrets({ location, history, session }: VisibleAddress): TakenSecrets {
  const taken = takeSecrets(location, session);
  const clean = cleanAddress(location);
  if (clean !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', clean);
  return taken;
}

export interface PageParametersOptions extends VisibleAddress {
  readonly brandLanguageType: LanguageType;
  /** Optional languages that the brand file turned on. */
  readonly languages?: readonly string[];
}

/**
 * Reads the common parameters of contract §4 once and takes the secrets out of the visible address;
 * a reload finds them in session storage.
 */
export function createPageParameters(options: PageParametersOptions): PageParameters {
  const open = only(readParameters(options.location), visibleParameterNames);
  const { secrets } = hideSecrets(options);

  const asked = askedLocale(open.language, options.languages ?? []);
  let languageType = asked ? languageTypeOf(asked, options.brandLanguageType) : options.brandLanguageType;
  const language = () => ({ language: String(languageType) });
  return {
    showLanguage: (shown) => (languageType = shown),
    common: () => ({ ...open, ...secrets, ...language() }),
    jsonHeaders: () => ({
      crp_phe: '',
      ...headersOf(secrets, ['crp_phe', 'dearest', 'showy', 'dearer']),
      ...language(),
    }),
    formHeaders: () => headersOf(secrets, ['swift', 'eyes']),
    fingerprint: () => fingerprintOf(secrets),
  };
}
