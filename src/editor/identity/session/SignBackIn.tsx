import type { OwnAccount } from '../../../generated/editor';
import { providerName } from './provider';
import { ProviderLink } from './ProviderSignIn';
import { SignInForm } from './SignInForm';

interface SignBackInProps {
  readonly account: OwnAccount;
  /** To show once more that it is them. */
  readonly isAgain?: boolean;
}

/** The way back for somebody who was signed in: by the identity provider where the account is of one. */
export function SignBackIn({ account: { isOfProvider, email }, isAgain = false }: SignBackInProps) {
  const name = providerName();
  return isOfProvider && name !== undefined ? (
    <ProviderLink name={name} isAgain={isAgain} />
  ) : (
    <SignInForm email={email} />
  );
}
