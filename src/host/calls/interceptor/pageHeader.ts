import type { FastifyRequest } from 'fastify';
import { pageHeader } from '../../../kernel/pageAddress';

/**
 * What our pages say by `X-Vitrina-Page`, each empty where the page says nothing of it. Never forwarded.
 */
export interface PageHeader {
  readonly templateId: string;
  readonly variant: string;
  /** Of a promotion page its template, of a loan's offer its address without a query. */
  readonly agreementId: string;
  readonly locale: string;
  readonly revision: string;
  /** Of the agreement, where the visitor opened it. */
  readonly agreementRevision: string;
  /** How a loan was agreed to, as `src/kernel/consentAct.ts` writes it. */
  readonly act: string;
}

const maxWordLength = 400;

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return '';
  }
}

export function readPageHeader({ headers }: Pick<FastifyRequest, 'headers'>): PageHeader {
  const words = (headers[pageHeader.toLowerCase()]?.toString() ?? '')
    .split(' ')
    .map((word) => decoded(word.slice(0, maxWordLength)));
  const [
    templateId = '',
    variant = '',
    agreementId = '',
    locale = '',
    revision = '',
    agreementRevision = '',
    act = '',
  ] = words;
  return { templateId, variant, agreementId, locale, revision, agreementRevision, act };
}
