import type { GetWhatsappReply } from '../../../generated/replies';
import type { ReadingCall } from '../borrowers/readingCall';
import { accepted } from '../envelope';
import type { Sandbox } from '../sandbox';
import { commonTexts } from '../texts';

/** How the service is reached: what the brand says. */
export const createGetWhatsapp = ({ brand }: Sandbox): ReadingCall<object> => ({
  name: 'get-whatsapp',
  schema: { type: 'object' },
  idsOf: () => [],
  async answer(_database, { locale }) {
    const { servicePhone, lender } = brand;
    const data: GetWhatsappReply = { phone: servicePhone, va: servicePhone, email: lender.email };
    return accepted(commonTexts(locale).done, data);
  },
});
