/** Undefined: it is no address. `URL.canParse` is younger than the oldest browsers of docs/browsers.md. */
export function parseAddress(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
