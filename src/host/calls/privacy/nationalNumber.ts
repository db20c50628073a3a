/**
 * How people write numbers of the countries whose telephones pages take (`phoneRule`, contract §8): with the country's
 * code before them, a 0 or Mexico's old 044, 045, 01 and 1 between, the first two of them also instead. No such number is a national one of
 * another of these countries.
 */
const longForms = [
  /^(?:0*52(?:0?4[45]|0?1|0)?|04[45])(\d{10})$/,
  /^0*910?([6-9]\d{9})$/,
  /^0*860?(1[3-9]\d{9})$/,
];

/** A telephone's digits without the code of its country, the same however it was typed: +52 55…, 0052 55…, 55…. */
export function nationalNumber(phone: string): string {
  const digits = phone.normalize('NFKC').replace(/\D/g, '');
  for (const pattern of longForms) {
    const national = pattern.exec(digits)?.[1];
    if (national !== undefined) return national;
  }
  return digits.replace(/^0+/, '');
}

/** The telephone that a call names. A lender's system may well take a JSON number for its digits, or a list of one. */
export function phoneOf({ phone }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof phone === 'string') return phone;
  return phone === undefined || phone === null ? undefined : JSON.stringify(phone);
}
