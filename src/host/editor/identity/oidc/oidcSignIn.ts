import type { IdentityProvider } from './identityProvider';
import type { OidcSettings } from './oidcSettings';

/** Signing in at an identity provider. */
export interface OidcSignIn {
  readonly settings: OidcSettings;
  readonly provider: IdentityProvider;
  /** The address that people see: the provider sends browsers back there alone. */
  readonly publicOrigin: string;
}
