import type { ProductLocale } from '../../kernel/locale';
import { refused, type SandboxReply } from '../replies';

/** Codes of refusals: 11, 101 and -1 of contract §13, the others the sandbox's own. */
const codes = {
  alreadyRegistered: 11,
  smsCodeWrong: 12,
  smsCodeExpired: 12,
  phoneWrong: 100,
  captchaWrong: 101,
  tooManyCodes: 102,
  registerCaptchaWrong: -1,
} as const;

const en = {
  smsSent: 'The code is on its way to your phone',
  registrationDone: 'You are registered',
  phoneWrong: 'This is not a valid phone number',
  captchaWrong: 'The characters do not match the picture',
  registerCaptchaWrong: 'The characters do not match the picture',
  captchaUnknown: 'This picture has expired; reload the page',
  alreadyRegistered: 'This phone number is already registered',
  tooManyCodes: 'Too many codes were requested for this phone number; try again in an hour',
  smsCodeWrong: 'The SMS code is wrong',
  smsCodeExpired: 'The SMS code has expired; request a new one',
};

const es: typeof en = {
  smsSent: 'El código va en camino a tu teléfono',
  registrationDone: 'Tu registro está listo',
  phoneWrong: 'Este número de teléfono no es válido',
  captchaWrong: 'Los caracteres no coinciden con la imagen',
  registerCaptchaWrong: 'Los caracteres no coinciden con la imagen',
  captchaUnknown: 'Esta imagen venció; vuelve a cargar la página',
  alreadyRegistered: 'Este número de teléfono ya está registrado',
  tooManyCodes: 'Se pidieron demasiados códigos para este teléfono; intenta de nuevo en una hora',
  smsCodeWrong: 'El código SMS no es correcto',
  smsCodeExpired: 'El código SMS venció; pide uno nuevo',
};

const texts: Readonly<Record<ProductLocale, typeof en>> = { en, es };

export const promotionTexts = (locale: ProductLocale): typeof en => texts[locale];

export const promotionRefusal = (why: keyof typeof codes, locale: ProductLocale): SandboxReply =>
  refused(codes[why], texts[locale][why]);
