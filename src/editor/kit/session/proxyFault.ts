import { isProxyFault, type ProxyFault } from '../../../kernel/proxyFault';

/** Why this host takes everybody who comes by the same proxy for one, as the editor's page says; undefined: it does not. */
export function proxyFault(): ProxyFault | undefined {
  const fault = document.getElementById('root')?.dataset.proxyFault;
  return isProxyFault(fault) ? fault : undefined;
}
