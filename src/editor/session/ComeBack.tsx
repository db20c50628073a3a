import type { OwnAccount } from '../../generated/editor';
import { providerName } from './provider';
import { ProviderLink } from './ProviderSignIn';
import { SignInForm } from './SignInForm';

/** The way back for somebody who was signed in: by the identity provider where the account is of one. */
export function ComeBack({ account: { isOfProvider, email } }: { readonly account: OwnAccount }) {
  const name = providerName();
  return isOfProvider && name !== undefined ? <ProviderLink name={name} /> : <SignInForm email={email} />;
}
