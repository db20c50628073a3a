import { escapeSegment, segmentsOf } from '../../../kernel/jsonPointer';
import { type Locale, locales } from '../../../kernel/locale';
import type { AnyFinding } from './lineText';

/** Rules about what the page itself leaves out are mended in its settings, not where they were noticed. */
const pageFields: Readonly<Record<string, string>> = {
  titleMissing: '/title',
  descriptionMissing: '/description',
  shareImageMissing: '/shareImage',
  downloadLinkMissing: '/links/download',
  agreementLinkMissing: '/links/agreement',
  loanAgreementMissing: '/links/agreement',
};

/** Whether it is mended in the settings of the page, whatever block it was noticed in. */
export const isOfPage = ({ rule }: Pick<AnyFinding, 'rule'>): boolean => Object.hasOwn(pageFields, rule);

/** JSON Pointer of what has to be changed: of what is missing the place where it would stand. */
export function fixLocation({
  rule,
  path,
  parameters: { name },
}: Pick<AnyFinding, 'rule' | 'path' | 'parameters'>): string {
  if (rule === 'missing' && typeof name === 'string') return `${path}/${escapeSegment(name)}`;
  return pageFields[rule] ?? path;
}

/** The language of the text that has to be written or changed; undefined: none in particular. */
export function fixLanguage({ rule, path, parameters }: AnyFinding): Locale | undefined {
  // It names the page's own, which the text has.
  if (rule === 'oneLanguageText') return undefined;
  const named = parameters.language ?? segmentsOf(path).at(-1);
  return locales.find((each) => each === named);
}
