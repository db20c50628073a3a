import type { Wire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';
import { callNames, sentPath, type CallName } from '../http/callPaths';

export type ForwardedMethod = 'GET' | 'POST';

const getsOnly: readonly CallName[] = ['track-visit', 'track-click', 'get-sid', 'get-captcha'];
/** The one loan call that the spec lets be a GET too (spec §7). */
const getsToo: readonly CallName[] = ['problem-init'];

/** Answered by the template source, whoever that asks. */
const isOurs = (name: CallName): boolean => name === 'channel-template';

/** Paths as they are sent, by method: the only ones that are forwarded (contract §2). The test login only for developers. */
export function forwardedPaths(brand: Brand, wire: Wire): Readonly<Record<ForwardedMethod, readonly string[]>> {
  const isPosted = (name: CallName) => !isOurs(name) && !getsOnly.includes(name) && (brand.devTools || name !== 'sms-code-login');
  const sent = (names: readonly CallName[]) => names.map((name) => sentPath(brand, wire, name));
  return { GET: sent([...getsToo, ...getsOnly]), POST: sent(callNames.filter(isPosted)) };
}
