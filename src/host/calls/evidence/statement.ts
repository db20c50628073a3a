import { documentAgreement } from '../../store/documentIdentity';
import type { PageHeader } from '../interceptor/pageHeader';
import type { PublishedTemplate } from '../../delivery/templates/templateSource';

/** A template that a page named, as far as it is known here. */
export interface FoundText {
  readonly id: string;
  readonly revision: string;
  readonly template?: PublishedTemplate | undefined;
}

interface Stated {
  readonly page: Pick<PageHeader, 'templateId' | 'agreementId' | 'agreementRevision'>;
  /** Template that the registration names in its payload; empty: none. */
  readonly registeredId: string;
  readonly shown: FoundText;
  readonly agreement: FoundText;
}

interface Compared {
  /** Null: nothing is known of the page that was shown. */
  readonly linked_agreement_id: string | null;
  readonly statement: 'matches' | 'differs' | 'unstated' | 'unverified';
}

/**
 * Puts what the browser says that was read beside what the page's revision really links: anybody can say anything. An
 * address can name another agreement by `links_id` (contract §4); that differs too, and the evidence says so.
 */
export function compareStatement({ page, registeredId, shown, agreement }: Stated): Compared {
  const linked = shown.template ? documentAgreement(shown.template.document) : null;
  return {
    linked_agreement_id: linked?.slice(0, 100) ?? null,
    statement: statementOf({ page, registeredId, agreement }, linked),
  };
}

function statementOf(
  { page, registeredId, agreement }: Omit<Stated, 'shown'>,
  linked: string | null,
): Compared['statement'] {
  if (page.templateId === '') return 'unstated';
  if (registeredId !== '' && registeredId !== page.templateId) return 'differs';
  if (linked === null) return 'unverified';
  if (page.agreementId !== linked) return 'differs';
  return page.agreementRevision !== '' && !agreement.template ? 'unverified' : 'matches';
}
