import { partOf, type KeyFact, type KeyFactsPart, type KeyFactsSource } from './keyFactsPart';

/** What a link of the brand file says to a reader. */
export const readableLink = (link: string): string => link.replace(/^(?:mailto|tel):/, '');

/** How a loan is given back, where the market gives a borrower time for it. */
export function leavingPart({ rules, lender, translate }: KeyFactsSource): readonly KeyFactsPart[] {
  const days = rules.coolingOffDays?.value ?? 0;
  if (days === 0) return [];
  const within = translate(days === 1 ? 'keyFacts:leaving.day' : 'keyFacts:leaving.days', { days });
  const cost = rules.coolingOffCost && translate('keyFacts:leaving.cost');
  const way = readableLink(lender.withdrawalLink) || translate('keyFacts:leaving.service');
  return partOf(
    translate('keyFacts:leaving.title'),
    [{ name: translate('keyFacts:leaving.how'), value: way }],
    [within, cost].filter(Boolean).join(' '),
  );
}

/** Who lends, who answers for it, and who watches over both. */
export function complaintParts({ rules, lender: facts, translate }: KeyFactsSource): readonly KeyFactsPart[] {
  const { lender, servicePhone, grievanceOffice: office } = facts;
  const contact = (
    name: 'lender' | 'registration' | 'address' | 'phone' | 'email' | 'hours',
    value: string,
  ) => ({
    name: translate(`keyFacts:complaints.${name}`),
    value,
  });
  const { value: days, unit } = rules.complaintReplyDays ?? {};
  const reply =
    unit === 'working days' ? 'keyFacts:complaints.replyWorkingDays' : 'keyFacts:complaints.reply';
  const bodies = (rules.complaintBodies?.value ?? []).map(({ name, phone, url }): KeyFact => ({
    name,
    value: [phone, url?.replace(/^https:\/\//, '')].filter(Boolean).join(' · '),
  }));
  return [
    ...partOf(translate('keyFacts:complaints.title'), [
      contact('lender', lender.name),
      contact('registration', lender.registration),
      contact('address', lender.address),
      contact('phone', servicePhone),
      contact('email', lender.email),
    ]),
    ...partOf(translate('keyFacts:complaints.office'), [
      { name: translate('keyFacts:complaints.officer'), value: office.name },
      contact('phone', office.phone),
      contact('email', office.email),
      contact('address', office.address),
      contact('hours', office.hours),
    ]),
    ...(bodies.length > 0
      ? partOf(
          translate('keyFacts:complaints.outside'),
          bodies,
          days === undefined ? '' : translate(reply, { days }),
        )
      : []),
  ];
}
