import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { signInChosen, signInDismissed, selectIsSignInOffered } from '../../events/session';
import { useTranslate } from '../../texts/TranslateContext';
import { Button, buttonClasses } from '../../ui/Button';
import styles from './SignInOffer.module.css';

export interface SignInOfferProps {
  /** Of the app in the store of this phone; empty: the brand names none. */
  readonly storeLink: string;
}

/** Fields that get the focus come into view below the offer; once it is gone, the focus is where it was before. */
function Offer({ storeLink }: SignInOfferProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const offer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const { style } = document.documentElement;
    style.scrollPaddingTop = `${offer.current?.offsetHeight ?? 0}px`;
    return () => {
      style.scrollPaddingTop = '';
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={offer} role="alert" className={styles.offer}>
      <p className={styles.text}>{translate('promotion:toast.sessionOver')}</p>
      <Button onClick={() => dispatch(signInChosen())}>{translate('promotion:signIn')}</Button>
      {storeLink !== '' && (
        <a className={buttonClasses('plain')} href={storeLink}>
          {translate('promotion:getApp')}
        </a>
      )}
      <Button look="plain" onClick={() => dispatch(signInDismissed())}>
        {translate('common:close')}
      </Button>
    </div>
  );
}

/** In a browser: the session is over, and here is the way to sign in (contract §7). It stays until it is answered. */
export const SignInOffer = (props: SignInOfferProps) =>
  useSelector(selectIsSignInOffered) ? <Offer {...props} /> : null;
