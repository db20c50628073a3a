import type { Configuration } from 'openid-client';
import { failure, type Result, success } from '../../../../kernel/result';
import type { SignInFault } from '../../../../kernel/signInFault';
import type { OidcSettings } from './oidcSettings';
import { createProviderFetch, ProviderUnreachable } from './providerFetch';
import type { SignInSecrets } from './signInWay';

/** Seconds that one answer of the provider may take. */
const timeoutS = 10;
/** How long the provider's metadata hold. Its keys are asked for again whenever one is unknown. */
const metadataMs = 60 * 60_000;

export type Claims = Readonly<Record<string, unknown>>;

export interface IdentityProvider {
  /**
   * Where the browser is to go. Rejects where the provider can't be asked.
   * @param order `isAgain`: the provider asks for a sign-in even of a person who is signed in there
   */
  authorizationAddress(
    redirectUri: string,
    order: SignInSecrets & { readonly isAgain: boolean },
  ): Promise<URL>;
  /**
   * What the provider says of who came back.
   * @param address that the provider sent the browser to
   */
  claims(address: URL, secrets: SignInSecrets): Promise<Result<Claims, SignInFailure>>;
  /** Where the browser is to go to sign out there too; undefined: the provider has no such place. */
  signOutAddress(returnAddress: string): Promise<URL | undefined>;
}

export interface SignInFailure {
  readonly fault: SignInFault;
  /** For the log. */
  readonly error?: unknown;
}

/** An error and what has led to it. */
function* causesOf(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each;
}

/** `OAUTH_…` codes of openid-client, where there is one. */
const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

export function isUnreachable(error: unknown): boolean {
  return [...causesOf(error)].some(
    (each) => each instanceof ProviderUnreachable || codeOf(each) === 'OAUTH_TIMEOUT',
  );
}

/** Errors that a provider's redirect may name (RFC 6749 §4.1.2.1), where they are about the provider itself. */
const providersOwn = ['server_error', 'temporarily_unavailable'];

function faultOf(error: unknown): SignInFault {
  if (isUnreachable(error)) return 'providerDown';
  const answer = [...causesOf(error)].find((each) => codeOf(each) === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR');
  if (!answer) return 'untrusted';
  return 'error' in answer && providersOwn.includes(String(answer.error)) ? 'providerDown' : 'cancelled';
}

/** The provider that OIDC_FILE names. It is asked at the first sign-in, so that a host starts while it is down. */
export function createIdentityProvider(
  settings: OidcSettings,
  clock: () => number = Date.now,
): IdentityProvider {
  const { issuer, clientId, clientSecret, clientAuthentication, scopes, demand, groupsClaim, ca } = settings;
  let known: { readonly configuration: Configuration; readonly until: number } | undefined;

  async function configure(): Promise<Configuration> {
    // Hosts without a provider do without the package.
    const client = await import('openid-client');
    if (known && known.until > clock()) return known.configuration;
    const prove =
      clientAuthentication === 'client_secret_post' ? client.ClientSecretPost : client.ClientSecretBasic;
    const configuration = await client.discovery(new URL(issuer), clientId, {}, prove(clientSecret), {
      [client.customFetch]: createProviderFetch(ca),
      timeout: timeoutS,
      // By default what came over TLS from the provider itself is not asked for its signature.
      execute: [client.enableNonRepudiationChecks],
    });
    known = { configuration, until: clock() + metadataMs };
    return configuration;
  }

  /** Groups and the e-mail address may stand in UserInfo alone. */
  async function withUserInfo(configuration: Configuration, token: string, claims: Claims): Promise<Claims> {
    const isWhole = groupsClaim in claims && 'email' in claims;
    if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    const { fetchUserInfo } = await import('openid-client');
    return { ...(await fetchUserInfo(configuration, token, String(claims.sub))), ...claims };
  }

  return {
    async authorizationAddress(redirectUri, { state, nonce, codeVerifier, isAgain }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
      return buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope: ['openid', 'email', 'profile', ...scopes].join(' '),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(demand?.acr && { acr_values: demand.acr.join(' ') }),
        // With max_age the provider has to say when it asked (OpenID Connect Core §3.1.2.1).
        ...(isAgain && { prompt: 'login', max_age: '0' }),
      });
    },
    async claims(address, { state, nonce, codeVerifier }) {
      try {
        const { authorizationCodeGrant } = await import('openid-client');
        const configuration = await configure();
        const tokens = await authorizationCodeGrant(configuration, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return success(await withUserInfo(configuration, tokens.access_token, { ...tokens.claims() }));
      } catch (error) {
        return failure({ fault: faultOf(error), error });
      }
    },
    async signOutAddress(returnAddress) {
      const { buildEndSessionUrl } = await import('openid-client');
      const configuration = await configure();
      return configuration.serverMetadata().end_session_endpoint === undefined
        ? undefined
        : buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnAddress });
    },
  };
}
