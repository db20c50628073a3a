import type { FastifyRequest } from 'fastify';
import { pageHeader } from '../../kernel/pageHeaders';

/**
 * What our pages say by `X-Vitrina-Page`: template, experiment groups, template of the agreement, shown language and
 * revision, and the agreement's revision that was read, each percent-encoded, with a space between. Never forwarded.
 * Each empty where the page says nothing of it.
 */
export interface PageHeader {
  readonly templateId: string;
  readonly variant: string;
  readonly agreementId: string;
  readonly locale: string;
  readonly revision: string;
  /** Of the agreement, where the visitor opened it. */
  readonly agreementRevision: string;
}

const longestWord = 400;

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return '';
  }
}

export function readPageHeader({ headers }: Pick<FastifyRequest, 'headers'>): PageHeader {
  const words = (headers[pageHeader.toLowerCase()]?.toString() ?? '').split(' ').map((word) => decoded(word.slice(0, longestWord)));
  const [templateId = '', variant = '', agreementId = '', locale = '', revision = '', agreementRevision = ''] = words;
  return { templateId, variant, agreementId, locale, revision, agreementRevision };
}
