import trackVisitSchema from '../../../schemas/payloads/trackVisit.schema.json';
import { requiring, type Call } from '../calls';
import { accepted } from '../replies';
import { sandboxTexts } from '../texts';

/** Only what is counted is looked at: an odd rest must not cost a visit. */
const { page_id, utm_tag, variant } = trackVisitSchema.properties;
const schema = requiring({ properties: { page_id, utm_tag, variant } }, ['page_id']);

const tracking = (name: 'track-visit' | 'track-click'): Call<object> => ({
  name,
  schema,
  answer: async ({ locale }) => accepted(sandboxTexts(locale).common.done),
});

/** The host counts both; a lender's back end takes them. */
export const trackingCalls = [tracking('track-visit'), tracking('track-click')];
