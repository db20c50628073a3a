/** What a number field shows for a value of the document; amounts as `1234.50`. Text stays, so that it can be mended. */
export function shownNumber(value: unknown, isMoney: boolean): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  if (!isMoney) return String(value);
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
}

/** What was typed as a number, minor units for amounts; what is none stays text, for the person to mend. */
export function parseNumber(text: string, isMoney: boolean): number | string {
  const plain = text
    .replace(/[\s\u00a0]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  if (!/^-?\d+(\.\d*)?$/.test(plain)) return text;
  return isMoney ? Math.round(Number(plain) * 100) : Number(plain);
}
