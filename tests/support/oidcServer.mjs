/**
 * A real OpenID provider over HTTPS on loopback, in a process of its own: `node oidcServer.mjs`. The parent tells it by
 * one message what to be, and by later ones who its people are; it answers with its issuer.
 */
import { createServer } from 'node:https';
import { generateKeyPairSync } from 'node:crypto';
import Provider from 'oidc-provider';

let people = {};

function keySet() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'tests', use: 'sig', alg: 'RS256' }] };
}

async function start({ key, cert, client, people: known }) {
  people = known;
  const server = createServer({ key, cert });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `https://localhost:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [{ ...client, grant_types: ['authorization_code'], response_types: ['code'] }],
    jwks: keySet(),
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    acrValues: ['urn:strong'],
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people[id] }),
    }),
    features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
  });
  server.on('request', provider.callback());
  return issuer;
}

process.on('message', (message) => {
  if (message.start) void start(message.start).then((issuer) => process.send({ issuer }));
  if (message.people) {
    people = message.people;
    process.send({ isKnown: true });
  }
});
process.on('disconnect', () => process.exit());
