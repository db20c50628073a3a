import type { FastifyRequest } from 'fastify';
import { localeOf, parseLanguageType, type ProductLocale } from '../../kernel/locale';
import { queryValue } from '../http/query';
import type { Sandbox } from './sandbox';

/** Languages that the sandbox speaks: those of the two language types. */
export type SandboxLocale = ProductLocale;

interface CommonTexts {
  readonly done: string;
  readonly badRequest: string;
  readonly badKey: string;
  readonly keyOfAnotherRequest: string;
  readonly serverFault: string;
  readonly sessionOver: string;
  readonly refusedOnRequest: string;
}

const common: Readonly<Record<SandboxLocale, CommonTexts>> = {
  en: {
    done: 'Done',
    badRequest: 'The request is not complete or not readable.',
    badKey: 'The Idempotency-Key must be 1 to 255 visible characters.',
    keyOfAnotherRequest: 'This Idempotency-Key was already used for another request.',
    serverFault: 'The server could not do this.',
    sessionOver: 'Your session is over; sign in again.',
    refusedOnRequest: 'This is not possible at the moment; try again later.',
  },
  es: {
    done: 'Listo',
    badRequest: 'La solicitud está incompleta o no se puede leer.',
    badKey: 'La Idempotency-Key debe tener de 1 a 255 caracteres visibles.',
    keyOfAnotherRequest: 'Esta Idempotency-Key ya se usó en otra solicitud.',
    serverFault: 'El servidor no pudo hacerlo.',
    sessionOver: 'Tu sesión terminó; vuelve a iniciarla.',
    refusedOnRequest: 'Por ahora no es posible; intenta más tarde.',
  },
};

/**
 * The JSON client says the language in the header and in the query, the form client in the query only (contract §4);
 * absent or unknown: the brand's.
 */
export function localeOfRequest(
  request: Pick<FastifyRequest, 'headers' | 'query'>,
  { brand }: Pick<Sandbox, 'brand'>,
): SandboxLocale {
  const asked =
    parseLanguageType(request.headers.language?.toString()) ??
    parseLanguageType(queryValue(request, 'language'));
  return localeOf(asked ?? brand.languageType);
}

export const commonTexts = (locale: SandboxLocale): CommonTexts => common[locale];
