import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createFormClient } from '../../../api/formClient';
import { createClient } from '../../../api/client';
import { createKeyValueStore } from '../../../api/keyValueStore';
import { createPageParameters } from '../../../api/pageParameters';
import { createWire } from '../../../codec/wire';
import { callsByPath, isReading, type ReadingName } from '../../../contract/calls';
import { payWayEndpoints } from '../../../contract/endpoints';
import type { ReadingClients } from '../../../effects/reading';
import type { Brand } from '../../../generated/brand';
import { isSecretName } from '../../../kernel/pageAddress';
import { decodeReply } from '../http/decodeReply';
import { callUntil } from '../http/endOfCall';
import { pathOf, queryOf } from '../http/query';

/** What a phone tells with each of its calls; the host tells it for the page. */
const passedHeaders = ['user-agent', 'accept-language', 'traceparent'] as const;

/** What `fetch` says of a form. */
const formType = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };

/**
 * Makes a call at this host's own door, as the page would: limits, deadlines and counts are the same.
 * @param paths those that it calls; any other is a fault of ours
 */
function callOwnHost(
  app: FastifyInstance,
  page: FastifyRequest,
  signal: AbortSignal,
  paths: ReadonlyMap<string, ReadingName>,
): typeof fetch {
  const passed = Object.fromEntries(
    passedHeaders.flatMap((name) => (page.headers[name] ? [[name, String(page.headers[name])]] : [])),
  );
  return async (input, { method, headers, body } = {}) => {
    // Our clients name paths of this host.
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://host');
    if (!paths.has(pathname)) throw new Error(`the host makes no call of ${pathname} for a page`);
    const inject = async () =>
      app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: pathname + search,
        remoteAddress: page.ip,
        headers: {
          ...(body instanceof URLSearchParams && formType),
          ...Object.fromEntries(new Headers(headers)),
          ...passed,
          host: page.host,
          'x-request-id': page.id,
        },
        // The clients of readings send forms and JSON.
        ...((body instanceof URLSearchParams || typeof body === 'string') && { payload: String(body) }),
      });
    const reply = await callUntil(signal, inject);
    // A browser would have decoded it; a reply of another encoding than was asked for is one all the same.
    const bytes = decodeReply(reply.rawPayload, reply.headers['content-encoding'] ?? '');
    return new Response(new Uint8Array(bytes), { status: reply.statusCode });
  };
}

/** An address as the page's script would find it; what its hash says no host ever hears. */
const locationOf = (request: FastifyRequest) => ({
  pathname: pathOf(request.url),
  search: queryOf(request.url),
  hash: '',
});

/** A browser fetches the page before anybody asks for it (Fetch, `Sec-Purpose`): the lender is asked once somebody does. */
export const isPrepared = ({ headers }: FastifyRequest): boolean =>
  String(headers['sec-purpose'] ?? '').startsWith('prefetch');

/** Whether an address says who is signed in: only then its calls have an answer (contract §4). */
export const saysWhoAsks = (request: FastifyRequest): boolean =>
  [...new URLSearchParams(queryOf(request.url))].some(([name, value]) => isSecretName(name) && value !== '');

export interface PageCalls extends ReadingClients {
  /** Query of the page's address as the page shows it: without secrets. */
  readonly search: string;
}

/** Gives the clients that a page's script would have, for one page. @param signal ends their calls */
export function createPageCalls(
  app: FastifyInstance,
  brand: Brand,
): (page: FastifyRequest, signal: AbortSignal) => PageCalls {
  const wire = createWire(brand.wire);
  const paths = callsByPath(brand, wire, isReading);
  return (page, signal) => {
    let search = queryOf(page.url);
    const parameters = createPageParameters({
      location: locationOf(page),
      history: {
        state: null,
        replaceState: (_state, _unused, address) => void (search = queryOf(String(address))),
      },
      // A request is no session: nothing is kept from one to the next.
      session: createKeyValueStore(() => {
        throw new Error('no session');
      }),
      brandLanguageType: brand.languageType,
      languages: brand.languages,
    });
    const shared = {
      wire,
      commonParameters: parameters.common,
      fetch: callOwnHost(app, page, signal, paths),
    };
    return {
      search,
      forms: createFormClient({
        ...shared,
        sendFile: () => Promise.reject(new Error('a page that is read sends no file')),
        origin: brand.loanApiPrefix,
        headers: parameters.formHeaders,
      }),
      api: createClient({
        ...shared,
        endpoints: payWayEndpoints,
        origin: '',
        headers: parameters.jsonHeaders,
      }),
    };
  };
}
