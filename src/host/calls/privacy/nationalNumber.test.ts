import fc from 'fast-check';
import { keyedHash, makePrivacyKey } from './privacyKeys';
import { nationalNumber, phoneOf } from './nationalNumber';

const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
/** National numbers with all that people put before them. */
const countries = [
  { codes: ['52', '521'], number: fc.tuple(fc.constantFrom('2', '5', '9'), digits(9)) },
  { codes: ['91'], number: fc.tuple(fc.constantFrom('6', '7', '8', '9'), digits(9)) },
  { codes: ['86'], number: fc.tuple(fc.constantFrom('13', '18', '19'), digits(9)) },
];
const typed = fc
  .constantFrom(...countries)
  .chain(({ codes, number }) =>
    fc
      .tuple(number, fc.constantFrom(...codes))
      .map(([[start, rest], code]) => ({ national: start + rest, code })),
  );

it('knows a telephone again with and without the code of its country', () => {
  const key = makePrivacyKey();
  fc.assert(
    fc.property(typed, ({ national, code }) => {
      const split = `${national.slice(0, 3)} ${national.slice(3, 6)}-${national.slice(6)}`;
      const forms = [
        national,
        split,
        `0${national}`,
        `+${code}${national}`,
        `00${code} ${split}`,
        `(+${code}) ${split}`,
      ];
      expect(forms.map(nationalNumber)).toEqual(forms.map(() => national));
      expect(new Set(forms.map((form) => keyedHash(key, 'phone', form))).size).toBe(1);
    }),
  );
});

it.each([
  [
    '5512345678',
    [
      '+52 (0)55 1234 5678',
      '044 55 1234 5678',
      '045 55 1234 5678',
      '+52 044 55 1234 5678',
      '+52 01 55 1234 5678',
    ],
  ],
  ['9876543210', ['+91 (0) 98765 43210', '0 98765 43210', '９８７６５４３２１０']],
  ['13812345678', ['86 013812345678']],
])('knows %s in the forms of its country', (national, forms) => {
  expect(forms.map(nationalNumber)).toEqual(forms.map(() => national));
});

it('finds the telephone of a call however it is put', () => {
  const put = ['55 1234 5678', 5512345678, ['5512345678'], { mobile: '5512345678' }].map((phone) =>
    nationalNumber(phoneOf({ phone }) ?? ''),
  );
  expect(put).toEqual(put.map(() => '5512345678'));
  expect([phoneOf({}), phoneOf({ phone: null })]).toEqual([undefined, undefined]);
});

it('takes no national number for one with a code, and tells different telephones apart', () => {
  for (const national of ['5212345678', '9167890123', '5512345678', '13812345678', '8613812345'])
    expect(nationalNumber(national)).toBe(national);
  expect(nationalNumber('+1 212 555 0100')).toBe('12125550100');
  expect(nationalNumber('')).toBe('');
});
