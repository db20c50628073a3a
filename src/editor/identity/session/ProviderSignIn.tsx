import { type ReactNode, useState } from 'react';
import type { SignInFault } from '../../../kernel/signInFault';
import { useTranslate } from '../../../texts/TranslateContext';
import { Button, buttonClasses } from '../../kit/ui/Button';
import stack from '../../kit/ui/layout.module.css';
import states from '../../kit/ui/states.module.css';
import { passwordsOfFew, providerName, providerSignInAddress } from './provider';

interface ProviderLinkProps {
  readonly name: string;
  /** The provider asks for a sign-in again, even of a person who is signed in there. */
  readonly isAgain?: boolean;
}

/** The whole page goes to the provider, so this is a link and no route. */
export function ProviderLink({ name, isAgain = false }: ProviderLinkProps) {
  const translate = useTranslate();
  return (
    <a className={buttonClasses('primary')} href={providerSignInAddress(window.location, isAgain)}>
      {translate('editor:provider.signIn', { name })}
    </a>
  );
}

interface ProviderSignInProps {
  /** Why the last try came to nothing. */
  readonly fault: SignInFault | undefined;
  /** A password was right and more is asked for: the form stands alone. */
  readonly isHidden: boolean;
  /** The form for a password of this host. */
  readonly children: ReactNode;
}

/** The way to the identity provider before the form for a password; where that is for few, it is a step away. */
export function ProviderSignIn({ fault, isHidden, children }: ProviderSignInProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(!passwordsOfFew());
  const name = providerName();
  if (name === undefined) return children;
  return (
    <div className={stack.stack}>
      <div role="alert">
        {fault && !isHidden && <p className={states.note}>{translate(`editor:provider.fault.${fault}`)}</p>}
      </div>
      {!isHidden && <ProviderLink name={name} />}
      {!isHidden && passwordsOfFew() && <p className={stack.muted}>{translate('editor:provider.few')}</p>}
      {isOpen ? (
        <section className={stack.stack} aria-label={translate('editor:provider.password')}>
          {children}
        </section>
      ) : (
        <Button look="quiet" onPress={() => setOpen(true)}>
          {translate('editor:provider.password')}
        </Button>
      )}
    </div>
  );
}
