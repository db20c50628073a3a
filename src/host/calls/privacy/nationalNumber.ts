import { digitsOf } from '../../../kernel/digits';
import { phoneShapes } from '../../../kernel/phoneNumber';

/**
 * A telephone's digits without the code of its country, the same however it was typed: +52 55…, 0052 55…, 55…. No national
 * number of one of the countries whose telephones pages take is one with a code of another.
 */
export function nationalNumber(phone: string): string {
  const digits = digitsOf(phone);
  const forms = Object.values(phoneShapes).map(({ form }) => form.exec(digits)?.[1]);
  return forms.find((national) => national !== undefined && national !== digits) ?? digits.replace(/^0+/, '');
}

/** The telephone that a call names. A lender's system may well take a JSON number for its digits, or a list of one. */
export function phoneOf({ phone }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof phone === 'string') return phone;
  return phone === undefined || phone === null ? undefined : JSON.stringify(phone);
}
