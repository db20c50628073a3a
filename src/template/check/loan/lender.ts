import { parseAddress } from '../../../kernel/address';
import { addressesOf, ownOrigin, isPrivacyPage, isServicePage } from '../addresses';
import { blocksOfType } from '../checkBlock';
import type { Rule, Subject } from '../subject';
import type { CheckContext } from '../checkContext';
import { found, type Finding } from '../templateCheck';
import { offersLoan, says, takesData } from './loanPage';

function leadsTo(subject: Subject, context: CheckContext, isRight: (url: URL) => boolean): boolean {
  return addressesOf(subject).some(({ kind, address }) => {
    const url = kind === 'link' ? parseAddress(address, ownOrigin(context)) : undefined;
    return url !== undefined && isRight(url);
  });
}

const isPrivacy =
  (context: CheckContext) =>
  (url: URL): boolean =>
    url.origin === ownOrigin(context) ? isPrivacyPage(url.pathname) : /priva/i.test(url.pathname);

const isContact =
  (context: CheckContext) =>
  (url: URL): boolean =>
    ['tel:', 'mailto:'].includes(url.protocol) ||
    (url.origin === ownOrigin(context) && isServicePage(url.pathname));

/** Who lends, and the number under which the authority knows it. */
function checkLender(subject: Subject, { brand }: CheckContext): Finding[] {
  if (!brand) return [];
  const disclosures = blocksOfType(subject.blocks, 'disclosure');
  const isNamed = disclosures.some(({ props: { lender } }) => lender !== undefined);
  const place = disclosures[0]?.path ?? '/blocks';
  const saysRegistration = says(subject, /\{\{\s*lender\.registration\s*\}\}/);
  return [
    ...(brand.lender.name === '' && !isNamed ? [found('lenderMissing', place)] : []),
    ...(brand.lender.registration === '' || (isNamed && !saysRegistration)
      ? [found('registrationMissing', place)]
      : []),
    ...(brand.lender.address === '' ? [found('lenderAddressMissing', place)] : []),
  ];
}

/** Names of the lender, and the ways to the agreement, the privacy policy and people, on pages that offer loans. */
export const lender: Rule = (subject, context) => {
  if (!offersLoan(subject)) return [];
  const { kind, links = {} } = subject.document;
  const forms = blocksOfType(subject.blocks, 'registration').map(({ path }) => path);
  const reachesPeople =
    leadsTo(subject, context, isContact(context)) ||
    subject.actions.some(({ value: { type } }) => type === 'call');
  return [
    ...checkLender(subject, context),
    ...(kind !== 'agreement' && links.agreement === undefined
      ? forms.map((path) => found('loanAgreementMissing', path))
      : []),
    ...(takesData(subject) && !leadsTo(subject, context, isPrivacy(context))
      ? [found('privacyLinkMissing', '/blocks')]
      : []),
    ...(reachesPeople ? [] : [found('contactMissing', '/blocks')]),
  ];
};
