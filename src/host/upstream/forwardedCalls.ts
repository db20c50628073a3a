import type { Wire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';
import { callNames, sentPath, type CallName } from '../http/callPaths';

export interface ForwardedCall {
  readonly name: CallName;
  readonly method: 'GET' | 'POST';
  /** As it is sent. */
  readonly path: string;
}

const getsOnly: readonly CallName[] = ['track-visit', 'track-click', 'get-sid', 'get-captcha'];
/** The one loan call that may be a GET too (contract §5). */
const getsToo: readonly CallName[] = ['problem-init'];

/** Answered by the template source, whoever that asks. */
const isOurs = (name: CallName): boolean => name === 'channel-template';

/** The only calls that are forwarded (contract §2). The test login only for developers. */
export function forwardedCalls(brand: Brand, wire: Wire): readonly ForwardedCall[] {
  const isPosted = (name: CallName) =>
    !isOurs(name) && !getsOnly.includes(name) && (brand.devTools || name !== 'sms-code-login');
  const by = (method: ForwardedCall['method'], names: readonly CallName[]): readonly ForwardedCall[] =>
    names.map((name) => ({ name, method, path: sentPath(brand, wire, name) }));
  return [...by('GET', [...getsToo, ...getsOnly]), ...by('POST', callNames.filter(isPosted))];
}
