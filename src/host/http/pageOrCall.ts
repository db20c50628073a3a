/** True for addresses that programs call: their faults come as JSON, everyone else's as HTML. */
export function createIsCall(loanApiPrefix: string): (url: string) => boolean {
  const prefixes = ['/api/', '/report', '/healthz', '/readyz', ...(loanApiPrefix === '' ? [] : [`${loanApiPrefix}/`])];
  return (url) => prefixes.some((prefix) => url.startsWith(prefix));
}
