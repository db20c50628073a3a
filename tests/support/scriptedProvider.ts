import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createAuthority, createCertificate } from './certificates';

/** How what the provider sends differs from what it should be. */
export interface Twist {
  /** Claims of the ID token that replace the right ones. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signed with a key that its set does not hold. */
  readonly otherKey?: boolean;
  /** Not signed at all, and says so. */
  readonly unsigned?: boolean;
  /** The token endpoint fails. */
  readonly status?: number;
}

export interface ScriptedProvider {
  readonly issuer: string;
  readonly ca: string;
  /** Authorizes who the claims are about, as its page would; the query that it sends the browser back with. */
  authorize(address: string, claims: Readonly<Record<string, unknown>>, twist?: Twist): URLSearchParams;
  stop(): Promise<void>;
}

interface Grant {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly challenge: string | null;
  readonly twist: Twist;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function tokenOf(payload: object, key: KeyObject, isUnsigned: boolean): string {
  const content = `${encode({ alg: isUnsigned ? 'none' : 'RS256', kid: 'one', typ: 'JWT' })}.${encode(payload)}`;
  return `${content}.${isUnsigned ? '' : sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

/** A provider over real HTTPS that can be told to send what an attacker would. */
export async function startScriptedProvider(
  clientId: string,
  clientSecret: string,
): Promise<ScriptedProvider> {
  const authority = createAuthority('the authority of the tests');
  const right = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const server = createServer(createCertificate({ names: ['localhost'], issuer: authority }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `https://localhost:${(server.address() as AddressInfo).port}`;

  function redeem(form: URLSearchParams, authorization: string): readonly [number, object] {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const known = `Basic ${Buffer.from(`${clientId}:${encodeURIComponent(clientSecret).replaceAll('%20', '+')}`).toString('base64')}`;
    if (authorization !== known) return [401, { error: 'invalid_client' }];
    if (!grant || grant.challenge !== proof) return [400, { error: 'invalid_grant' }];
    const { claims, twist } = grant;
    if (twist.status !== undefined) return [twist.status, {}];
    const now = Math.floor(Date.now() / 1_000);
    const payload = { iss: issuer, aud: clientId, iat: now, exp: now + 60, ...claims, ...twist.claims };
    const { privateKey } = twist.otherKey ? other : right;
    const id_token = tokenOf(payload, privateKey, twist.unsigned ?? false);
    return [200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token }];
  }

  server.on('request', (request, reply) => {
    const send = (status: number, body: object) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration')
      return send(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      });
    if (request.url === '/keys')
      return send(200, {
        keys: [{ ...right.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      });
    if (request.url === '/token')
      return void text(request).then((body) =>
        send(...redeem(new URLSearchParams(body), request.headers.authorization ?? '')),
      );
    return send(404, {});
  });

  return {
    issuer,
    ca: authority.cert,
    authorize(address, claims, twist = {}) {
      const asked = new URL(address).searchParams;
      const code = randomUUID();
      grants.set(code, {
        claims: { nonce: asked.get('nonce'), ...claims },
        challenge: asked.get('code_challenge'),
        twist,
      });
      return new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer });
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
