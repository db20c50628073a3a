import type { LimitName } from '../../../contract/endpoints';
import type { ProductLocale } from '../../../kernel/locale';

const minutes: Readonly<Record<ProductLocale, (count: number) => string>> = {
  en: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
  es: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
};

type Kind = 'sms' | 'smsAddress' | 'registration' | 'complaint';

const kinds: Readonly<Record<LimitName, Kind>> = {
  smsOfPhone: 'sms',
  smsOfAddress: 'smsAddress',
  registrationsOfPhone: 'registration',
  registrationsOfAddress: 'registration',
  complaintsOfSession: 'complaint',
  complaintsOfAddress: 'complaint',
};

const texts: Readonly<Record<ProductLocale, Readonly<Record<Kind, (wait: string) => string>>>> = {
  en: {
    sms: (wait) => `Too many codes were requested for this phone number. Try again in ${wait}.`,
    smsAddress: (wait) => `Too many codes were requested from this network. Try again in ${wait}.`,
    registration: (wait) => `Too many registrations were tried. Try again in ${wait}.`,
    complaint: (wait) => `Too many complaints were sent. Try again in ${wait}.`,
  },
  es: {
    sms: (wait) => `Se pidieron demasiados códigos para este teléfono. Intenta de nuevo en ${wait}.`,
    smsAddress: (wait) => `Se pidieron demasiados códigos desde esta red. Intenta de nuevo en ${wait}.`,
    registration: (wait) => `Se intentaron demasiados registros. Intenta de nuevo en ${wait}.`,
    complaint: (wait) => `Se enviaron demasiadas quejas. Intenta de nuevo en ${wait}.`,
  },
};

export const limitText = (locale: ProductLocale, name: LimitName, retryAfterSeconds: number): string =>
  texts[locale][kinds[name]](minutes[locale](Math.ceil(retryAfterSeconds / 60)));
