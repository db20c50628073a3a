import type { FastifyInstance } from 'fastify';
import { hashSource } from '../../../delivery/render/contentSecurityPolicy';
import type { EditorCall } from '../calls/call';
import { browserLanguage } from '../shell/shellPage';
import { openApiOf } from './openApi';
import { referencePage, referenceStyle } from './referencePage';

const policy = [
  `default-src 'none'`,
  `style-src ${hashSource(referenceStyle)}`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** What the calls are, for programs and for people. It says nothing of what is stored, so that anybody may read it. */
export function registerReference(app: FastifyInstance, calls: readonly EditorCall[]): void {
  // Made when it is first asked for: a start has no use for it.
  let document: string | undefined;
  app.get('/editor/openapi.json', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send((document ??= JSON.stringify(openApiOf(calls)))),
  );
  app.get('/editor/openapi', (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(referencePage(browserLanguage(request.headers['accept-language']), calls)),
  );
}
