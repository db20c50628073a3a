import type { FastifyRequest } from 'fastify';
import en from '../../locales/en/sandbox.json';
import es from '../../locales/es/sandbox.json';
import type { Brand } from '../generated/brand';
import { localeOf, parseLanguageType, type ProductLocale } from '../kernel/locale';
import { parameterOf } from '../kernel/record';

export type SandboxTexts = typeof en;

const texts: Readonly<Record<ProductLocale, SandboxTexts>> = { en, es };

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

/** What the sandbox says, as a lender's back end would. */
export const sandboxTexts = (locale: ProductLocale): SandboxTexts => texts[locale];
