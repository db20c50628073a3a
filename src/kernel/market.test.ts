import { interestVatPercent } from './market';

it.each([
  ['mx', 2, 16],
  ['mx', 1, 16],
  ['in', 1, 0],
  ['in', 2, 0],
  ['none', 2, 16],
  ['none', 1, 0],
  [undefined, 2, 16],
  [undefined, 1, 0],
] as const)('in market %s, shown in language type %i, interest bears %i percent', (market, languageType, percent) => {
  expect(interestVatPercent(market, languageType)).toBe(percent);
});
