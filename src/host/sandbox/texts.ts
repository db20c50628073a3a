import { localeOf, parseLanguageType, type LanguageType } from '../../kernel/locale';

/** Languages that the sandbox speaks: those of the two language types. */
export type SandboxLocale = 'en' | 'es';

interface CommonTexts {
  readonly done: string;
  readonly badRequest: string;
  readonly badKey: string;
  readonly keyOfAnotherRequest: string;
  readonly serverFault: string;
}

const common: Readonly<Record<SandboxLocale, CommonTexts>> = {
  en: {
    done: 'Done',
    badRequest: 'The request is not complete or not readable',
    badKey: 'The Idempotency-Key must be 1 to 255 visible characters',
    keyOfAnotherRequest: 'This Idempotency-Key was already used for another request',
    serverFault: 'The server could not do this',
  },
  es: {
    done: 'Listo',
    badRequest: 'La solicitud está incompleta o no se puede leer',
    badKey: 'La Idempotency-Key debe tener de 1 a 255 caracteres visibles',
    keyOfAnotherRequest: 'Esta Idempotency-Key ya se usó en otra solicitud',
    serverFault: 'El servidor no pudo hacerlo',
  },
};

/** The header `language` of the JSON client (contract §4); absent or unknown: the brand's. */
export function localeOfHeader(
  header: string | string[] | undefined,
  languageType: LanguageType,
): SandboxLocale {
  const asked = parseLanguageType(typeof header === 'string' ? header : undefined);
  return localeOf(asked ?? languageType) === 'es' ? 'es' : 'en';
}

export const commonTexts = (locale: SandboxLocale): CommonTexts => common[locale];
