/* Made from schemas/ by `npm run generate`. Do not edit. */

/**
 * What an account may do; each one includes those before it.
 */
export type Role = 'viewer' | 'editor' | 'publisher' | 'administrator';

/**
 * The file that OIDC_FILE names: the identity provider at which people sign in to the editor, and what its groups may do.
 */
export interface OidcFile {
  $schema?: string;
  /**
   * As the provider writes it in its metadata, which are read from /.well-known/openid-configuration below it.
   */
  issuer: string;
  clientId: string;
  /**
   * How this host proves itself with OIDC_CLIENT_SECRET.
   */
  clientAuthentication: 'client_secret_basic' | 'client_secret_post';
  /**
   * What people call it: the button says Sign in with it.
   */
  name: string;
  /**
   * PEM file of the authorities that may vouch for the provider; absent: the public ones.
   */
  caFile?: string;
  /**
   * What is asked for besides openid, email and profile.
   */
  scopes: string[];
  /**
   * The claim that lists a person's groups, of the ID token or of UserInfo.
   */
  groupsClaim: string;
  /**
   * What each group may do. Of several, those of the highest role count, with all their markets.
   *
   * @minItems 1
   */
  groups: {
    group: string;
    role: Role;
    /**
     * Absent: every market, as for each administrator.
     *
     * @minItems 1
     */
    markets?: ('mx' | 'in' | 'none')[];
  }[];
  /**
   * Who may sign in with a password of this host: everybody who has one, or these e-mail addresses alone.
   */
  localAccounts: 'all' | string[];
  /**
   * Whether an account that is here already becomes that of who has the same e-mail address, verified by the provider. Its password is worth nothing from then on.
   */
  linkByEmail: boolean;
  /**
   * What the provider must say of how somebody signed in, such as with a second factor.
   */
  demand?: {
    /**
     * One of these; they are asked for.
     *
     * @minItems 1
     */
    acr?: string[];
    /**
     * One of these at least.
     *
     * @minItems 1
     */
    amr?: string[];
  };
  /**
   * Whether signing out here leads to the provider's sign-out too.
   */
  endsProviderSession: boolean;
}
