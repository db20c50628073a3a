import type { FastifyRequest } from 'fastify';
import type { Brand } from '../generated/brand';
import { localeOf, parseLanguageType, type ProductLocale } from '../kernel/locale';
import { parameterOf } from '../kernel/record';

interface CommonTexts {
  readonly done: string;
  readonly badRequest: string;
  readonly badKey: string;
  readonly keyOfAnotherRequest: string;
  readonly serverFault: string;
}

const common: Readonly<Record<ProductLocale, CommonTexts>> = {
  en: {
    done: 'Done',
    badRequest: 'The request is not complete or not readable.',
    badKey: 'The Idempotency-Key must be 1 to 255 visible characters.',
    keyOfAnotherRequest: 'This Idempotency-Key was already used for another request.',
    serverFault: 'The server could not do this.',
  },
  es: {
    done: 'Listo',
    badRequest: 'La solicitud está incompleta o no se puede leer.',
    badKey: 'La Idempotency-Key debe tener de 1 a 255 caracteres visibles.',
    keyOfAnotherRequest: 'Esta Idempotency-Key ya se usó en otra solicitud.',
    serverFault: 'El servidor no pudo hacerlo.',
  },
};

/**
 * The JSON client says the language in the header and in the query, the form client in the query only (contract §4);
 * absent or unknown: the brand's.
 */
export function localeOfRequest(
  request: Pick<FastifyRequest, 'headers' | 'query'>,
  { languageType }: Pick<Brand, 'languageType'>,
): ProductLocale {
  const asked =
    parseLanguageType(request.headers.language?.toString()) ??
    parseLanguageType(parameterOf(request.query, 'language'));
  return localeOf(asked ?? languageType);
}

export const commonTexts = (locale: ProductLocale): CommonTexts => common[locale];
