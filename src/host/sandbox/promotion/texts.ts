import type { SandboxLocale } from '../texts';

interface PromotionTexts {
  readonly smsSent: string;
  readonly registrationDone: string;
  readonly phoneWrong: string;
  readonly captchaWrong: string;
  readonly captchaUnknown: string;
  readonly alreadyRegistered: string;
  readonly tooManyCodes: string;
  readonly smsCodeWrong: string;
  readonly smsCodeExpired: string;
  readonly outOfService: string;
}

const texts: Readonly<Record<SandboxLocale, PromotionTexts>> = {
  en: {
    smsSent: 'The code is on its way to your phone',
    registrationDone: 'You are registered',
    phoneWrong: 'This is not a valid phone number',
    captchaWrong: 'The characters do not match the picture',
    captchaUnknown: 'This picture has expired; reload the page',
    alreadyRegistered: 'This phone number is already registered',
    tooManyCodes: 'Too many codes were requested for this phone number; try again in an hour',
    smsCodeWrong: 'The SMS code is wrong',
    smsCodeExpired: 'The SMS code has expired; request a new one',
    outOfService: 'Registrations are closed for maintenance; try again later',
  },
  es: {
    smsSent: 'El código va en camino a tu teléfono',
    registrationDone: 'Tu registro está listo',
    phoneWrong: 'Este número de teléfono no es válido',
    captchaWrong: 'Los caracteres no coinciden con la imagen',
    captchaUnknown: 'Esta imagen venció; vuelve a cargar la página',
    alreadyRegistered: 'Este número de teléfono ya está registrado',
    tooManyCodes: 'Se pidieron demasiados códigos para este teléfono; intenta de nuevo en una hora',
    smsCodeWrong: 'El código SMS no es correcto',
    smsCodeExpired: 'El código SMS venció; pide uno nuevo',
    outOfService: 'El registro está cerrado por mantenimiento; intenta más tarde',
  },
};

export const promotionTexts = (locale: SandboxLocale): PromotionTexts => texts[locale];
