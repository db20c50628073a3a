const faults = {
  /** `TRUST_PROXY` does not name the proxy. */
  untrusted: true,
  /** What the proxy forwards names no address. */
  unreadable: true,
} as const;

/** Why a request that came by a proxy is counted under the proxy's address, as everybody's is who comes by it. */
export type ProxyFault = keyof typeof faults;

export const isProxyFault = (value: unknown): value is ProxyFault =>
  typeof value === 'string' && Object.hasOwn(faults, value);
