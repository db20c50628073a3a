import { callNames, endpoints, sentPath, type CallName } from '../../../contract/calls';
import type { Wire } from '../../../codec/wire';
import type { Brand } from '../../../generated/brand';

export interface ForwardedCall {
  readonly name: CallName;
  readonly method: readonly ('GET' | 'POST')[];
  /** As it is sent. */
  readonly path: string;
}

/** The only calls that are forwarded (contract §2): the test login only for developers, templates by their own source. */
export const forwardedCalls = (brand: Brand, wire: Wire): readonly ForwardedCall[] =>
  callNames
    .filter((name) => !endpoints[name].isTemplate && (brand.devTools || !endpoints[name].isForDevelopers))
    .map((name) => {
      const { method, isGetToo } = endpoints[name];
      return { name, method: isGetToo ? ['GET', method] : [method], path: sentPath(brand, wire, name) };
    });
