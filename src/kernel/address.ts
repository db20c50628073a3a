/** Undefined: it is no address. `URL.canParse` is younger than the oldest browsers of docs/engineers/browsers.md. */
export function parseAddress(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Where an address that a server supplies may lead (contract §3, `redirectOrigins`). */
export interface RedirectRules {
  /** Origin of the page, `https://loans.example`. */
  readonly origin: string;
  /** Origin of the API; empty: the page's own. It counts as our own. */
  readonly apiOrigin: string;
  readonly redirectOrigins: readonly string[];
}

export interface Destination {
  readonly url: URL;
  /** The page's own origin: the session may go along. */
  readonly isOwnOrigin: boolean;
}

const originOf = (address: string): string | undefined => parseAddress(address, address)?.origin;

/** Undefined: the address must be refused with a clear message. */
export function checkRedirect(address: string, rules: RedirectRules): Destination | undefined {
  const url = parseAddress(address.trim(), rules.origin);
  if (address.trim() === '' || !url || url.username !== '' || url.password !== '') return undefined;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.origin === rules.origin) return { url, isOwnOrigin: true };
  const others = [rules.apiOrigin, ...rules.redirectOrigins].filter((origin) => origin !== '').map(originOf);
  return others.includes(url.origin) ? { url, isOwnOrigin: false } : undefined;
}

/** The address with parameters added; those it names itself stay as they are. */
export function withParameters(url: URL, parameters: Readonly<Record<string, string>>): URL {
  const extended = new URL(url);
  for (const [name, value] of Object.entries(parameters)) {
    if (!extended.searchParams.has(name)) extended.searchParams.set(name, value);
  }
  return extended;
}
