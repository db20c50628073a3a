import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** For everything that is no page: such a reply loads nothing, runs nothing and is framed by nobody. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * What pages may never use, by the names that browsers know: an unknown one is an error in every visitor's console.
 * Geolocation belongs to the test page, which allows it for itself.
 */
const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi'];

/** Header that keeps everything from a page but what it needs itself. */
export const permissionsPolicy = (allowed: readonly string[] = []): string =>
  permissions.map((name) => `${name}=${allowed.includes(name) ? '(self)' : '()'}`).join(', ');

const oneYearSeconds = 31_536_000;

/** What helmet sets on a reply. It asks nothing of the request, so it is asked once and not at each. */
function helmetHeaders(publicOrigin: string | undefined): Readonly<Record<string, string>> {
  const reply = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: publicOrigin?.startsWith('https:') ? { maxAge: oneYearSeconds, includeSubDomains: false } : false,
  });
  setHeaders(reply.req, reply, () => undefined);
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Headers of every reply (contract §2). Pages replace the policy by their own. */
export function addSecurityHeaders(app: FastifyInstance, publicOrigin: string | undefined): void {
  const headers = {
    ...helmetHeaders(publicOrigin),
    'content-security-policy': closedPolicy,
    'permissions-policy': permissionsPolicy(),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
