import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createAuthority, createCertificate } from './certificates';

/** What the provider tells of each of its people, by the name that they sign in with. */
export type People = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface OidcProvider {
  readonly issuer: string;
  /** PEM of who vouches for it. */
  readonly ca: string;
  readonly client: { readonly client_id: string; readonly client_secret: string };
  setPeople(people: People): Promise<void>;
  stop(): Promise<void>;
}

/** A real provider over real HTTPS, with one client. Whoever types a name into its form is that person. */
export async function startOidcProvider(redirectOrigin: string, people: People): Promise<OidcProvider> {
  const authority = createAuthority('the authority of the tests');
  const certificate = createCertificate({ names: ['localhost'], issuer: authority });
  const client = { client_id: 'vitrina', client_secret: 'a secret of the tests that is long enough' };
  const child = fork(path.join(__dirname, 'oidcServer.mjs'), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const addresses = {
    redirect_uris: [`${redirectOrigin}/editor/sign-in/callback`],
    post_logout_redirect_uris: [`${redirectOrigin}/editor`],
  };
  child.send({ start: { ...certificate, client: { ...client, ...addresses }, people } });
  const [{ issuer }] = (await once(child, 'message')) as [{ issuer: string }];
  return {
    issuer,
    ca: authority.cert,
    client,
    async setPeople(known) {
      child.send({ people: known });
      await once(child, 'message');
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
