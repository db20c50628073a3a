import schema from '../../schemas/template.schema.json';
import { contractTerms, interestVatPercent, isMarket, marketFacts, markets, moneyTypeOf } from './market';

it.each([
  ['mx', 2, 2, 16],
  ['mx', 1, 2, 16],
  ['in', 1, 1, 0],
  ['in', 2, 1, 0],
  ['none', 2, 2, 16],
  ['none', 1, 1, 0],
  [undefined, 2, 2, 16],
  [undefined, 1, 1, 0],
] as const)(
  'in market %s, shown in language type %i, money is of type %i and interest bears %i percent',
  (market, languageType, money, percent) => {
    expect([moneyTypeOf(market, languageType), interestVatPercent(market, languageType)]).toEqual([
      money,
      percent,
    ]);
  },
);

it('knows every market of the template format, and no other', () => {
  expect(markets).toEqual(schema.properties.market.enum);
  expect(['', 'br', 'constructor', 'MX', 1, undefined].filter(isMarket)).toEqual([]);
});

it('takes the VAT from the market, not from the money that several markets may share', () => {
  expect(markets.map((market) => [market, marketFacts(market)?.vatPercent])).toEqual([
    ['mx', 16],
    ['in', 0],
    ['none', undefined],
  ]);
});

it('states the numbers of the contract text in the specification', () => {
  expect(contractTerms).toEqual({
    annualInterestPercent: 18,
    interestPercent: 0.0065,
    vatPercent: 16,
    overduePenaltyPercentPerDay: 3,
    postponementDays: 7,
  });
});
