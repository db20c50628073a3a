/**
 * Numbers of the countries whose telephones pages take (`phoneRule`, contract §8), with the country's code before them.
 * No such number is a national one of another of these countries. Mexico's mobiles had a 1 after the code until 2019.
 */
const withCountryCode = [/^521?(\d{10})$/, /^91([6-9]\d{9})$/, /^86(1[3-9]\d{9})$/];

/** A telephone's digits without the code of its country, the same however it was typed: +52 55…, 0052 55…, 55…. */
export function nationalNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  for (const pattern of withCountryCode) {
    const national = pattern.exec(digits)?.[1];
    if (national !== undefined) return national;
  }
  return digits;
}

/** The telephone that a call names; a lender's system may well take a JSON number for its digits. */
export function phoneOf({ phone }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof phone === 'string' || typeof phone === 'number' ? String(phone) : undefined;
}
