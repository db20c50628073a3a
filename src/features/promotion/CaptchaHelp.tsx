import { useEffect, useState } from 'react';
import { useRegistration } from '../../blocks/RegistrationContext';
import type { PromotionBrand } from '../../codec/brand';
import { createWire } from '../../codec/wire';
import { dialledNumber } from '../../kernel/dialledNumber';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import styles from './CaptchaHelp.module.css';

type Contacts = Pick<PromotionBrand, 'servicePhone' | 'lender'>;

const canBeReached = ({ servicePhone, lender }: Contacts): boolean => !!servicePhone || !!lender.email;

/** Whoever can neither read nor hear the code is registered by a person. */
function RegisterByContact({ brand: { servicePhone, lender } }: { readonly brand: Contacts }) {
  const translate = useTranslate();
  return (
    <p className={styles.contact}>
      {translate('promotion:captchaHelp.byPerson')}{' '}
      {servicePhone && (
        <a className={styles.link} href={`tel:${dialledNumber(servicePhone)}`}>
          {translate('promotion:captchaHelp.call', { phone: servicePhone })}
        </a>
      )}
      {servicePhone && lender.email && ' · '}
      {lender.email && (
        <a className={styles.link} href={`mailto:${lender.email}`}>
          {translate('promotion:captchaHelp.write', { email: lender.email })}
        </a>
      )}
    </p>
  );
}

type Hearing = 'not' | 'playing' | 'failed';

/** From its beginning, also while it plays. */
function playAgain(sound: HTMLAudioElement): Promise<void> {
  sound.currentTime = 0;
  return sound.play();
}

/** Plays what is at an address, fetched once: asked for again, the lender may speak another code. */
function useSound(address: string) {
  const [hearing, setHearing] = useState<Hearing>('not');
  const [sound, setSound] = useState<HTMLAudioElement>();
  useEffect(() => () => sound?.pause(), [sound]);
  const play = (): void => {
    const playing = sound ?? new Audio(address);
    setSound(playing);
    setHearing('playing');
    playAgain(playing).catch(() => {
      setSound(undefined);
      setHearing('failed');
    });
  };
  return { hearing, play };
}

interface SpokenCodeProps {
  readonly brand: PromotionBrand;
  /** Address of the picture, whose session the spoken code belongs to. */
  readonly picture: string;
}

function SpokenCode({ brand, picture }: SpokenCodeProps) {
  const translate = useTranslate();
  const { hearing, play } = useSound(`${picture}&${createWire(brand.wire).field('mode')}=audio`);
  return (
    <>
      <Button look="flush" className={styles.listen} data-testid="captcha-listen" onClick={play}>
        {translate(hearing === 'playing' ? 'promotion:captchaHelp.again' : 'promotion:captchaHelp.listen')}
      </Button>
      <div role="status" className={styles.status}>
        {hearing === 'playing' && <p>{translate('promotion:captchaHelp.heard')}</p>}
        {hearing === 'failed' && <p>{translate('promotion:captchaHelp.failed')}</p>}
      </div>
      {hearing === 'failed' && canBeReached(brand) && <RegisterByContact brand={brand} />}
    </>
  );
}

/**
 * The captcha's second way (WCAG 1.1.1, 3.3.8): a spoken code where the lender has one, else a person. Nothing before the
 * server was asked for a picture: what is hydrated has to be what the host drew.
 */
export function CaptchaHelp({ brand }: { readonly brand: PromotionBrand }) {
  const { captchaAddress, isCaptchaMissing } = useRegistration().state;
  if (captchaAddress !== undefined && brand.captchaAudio)
    return <SpokenCode key={captchaAddress} brand={brand} picture={captchaAddress} />;
  const isAsked = captchaAddress !== undefined || isCaptchaMissing;
  return isAsked && canBeReached(brand) ? <RegisterByContact brand={brand} /> : null;
}
