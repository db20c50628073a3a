import type { FastifyRequest } from 'fastify';

/**
 * Header of our pages, for calls that have no field for it: template, experiment groups, template of the agreement,
 * shown language and revision, each percent-encoded, with a space between. Never forwarded.
 */
export const pageHeader = 'x-vitrina-page';

/** Each empty where the page says nothing of it. */
export interface PageHeader {
  readonly templateId: string;
  readonly variant: string;
  readonly agreementId: string;
  readonly locale: string;
  readonly revision: string;
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
  const words = (headers[pageHeader]?.toString() ?? '').split(' ').map((word) => decoded(word.slice(0, longestWord)));
  const [templateId = '', variant = '', agreementId = '', locale = '', revision = ''] = words;
  return { templateId, variant, agreementId, locale, revision };
}
