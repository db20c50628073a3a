import type { StatisticsSteps } from '../../../../generated/editor';
import type { EventCounts } from './countReader';

/** Counted before pages told how far visits got: several codes and several taps on apply of one visitor count each. */
const isOlder = ({ form, code, apply }: EventCounts): boolean => form + code + apply === 0;

/**
 * The way from a visit to a registration. Visits and registrations are as they were counted. Who took a step between them took
 * those before it, also where a phone's report of one was lost: so none of those is smaller than the next.
 */
export function stepsOf(events: EventCounts): StatisticsSteps {
  const { visit, form, registration, tap, sms, click } = events;
  const [code, apply] = isOlder(events) ? [sms, click] : [events.code, events.apply];
  const applications = Math.max(apply, registration);
  const codes = Math.max(code, applications);
  const forms = Math.max(form, codes);
  return { visits: visit, forms, codes, applications, registrations: registration, taps: tap, messages: sms };
}
