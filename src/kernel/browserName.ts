/** Names by the sign that tells them apart; the first that fits, since many claim to be others too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Browser and system as their makers call them; undefined where neither is known. Nothing of what was sent is repeated. */
export function browserName(userAgent: string): string | undefined {
  const found = [browsers, systems].map((names) => names.find(([sign]) => sign.test(userAgent))?.[1]);
  const known = found.filter((name) => name !== undefined);
  return known.length === 0 ? undefined : known.join(' · ');
}
