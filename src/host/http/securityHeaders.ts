import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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

/** Headers of every reply (contract §2). Pages replace the policy by their own. */
export async function addSecurityHeaders(app: FastifyInstance, publicOrigin: string | undefined): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: publicOrigin?.startsWith('https:') ? { maxAge: oneYearSeconds, includeSubDomains: false } : false,
  });
  const permitted = permissionsPolicy();
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('content-security-policy', closedPolicy).header('permissions-policy', permitted);
    done();
  });
}
