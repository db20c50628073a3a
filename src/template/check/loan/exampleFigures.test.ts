import fc from 'fast-check';
import { runs } from '../../../../tests/support/soak';
import { simpleInterest } from '../../../kernel/money';
import { block, messagesIn, page, rulesIn } from '../testing/checked';

type Market = 'mx' | 'in';

const disclosed = (market: Market, example: string, rest: object = {}, blocks: readonly unknown[] = []) =>
  page(
    [block('disclosure', { minTermDays: 91, maxTermDays: 365, maxApr: 36, example, ...rest }), ...blocks],
    { market, kind: 'agreement' },
  );
const aboutFigures = /^(?:exampleUnclear|example\w+Wrong|exampleTermOutside|exampleAboveMaximum|catDiffers) /;
const rules = (...document: Parameters<typeof disclosed>) =>
  rulesIn(disclosed(...document)).flatMap((rule) => (aboutFigures.test(rule) ? [rule.split(' ')[0]] : []));

const sound =
  'Si pides $10,000.00 a 182 días con interés del 18% anual, el interés es de $897.53, el IVA del interés (16%) es de $143.60 y pagas $11,041.13 en total. CAT: 18.8% sin IVA.';

describe('an example is computed', () => {
  it.each<[Market, string, readonly string[]]>([
    ['mx', sound, []],
    // Interest by years of 360 days, as many lenders count: 910.00 a CAT of 19.1 %.
    ['mx', 'Pides $10,000.00 a 182 días al 18% anual y pagas $10,910.00. CAT 19.1%', []],
    ['mx', 'Pides $10,000 a 6 meses al 18% anual y pagas $10,900 en total.', []],
    [
      'mx',
      'Pides $10,000.00 a 182 días con interés del 95% anual y pagas $10,000.01. CAT 5% sin IVA.',
      ['exampleInterestWrong', 'exampleCatWrong', 'exampleAboveMaximum'],
    ],
    ['mx', sound.replace('$11,041.13', '$10,941.13'), ['exampleSumWrong', 'exampleCatWrong']],
    [
      'mx',
      sound.replace('$897.53', '$797.53'),
      ['exampleSumWrong', 'exampleInterestWrong', 'exampleVatWrong'],
    ],
    ['mx', sound.replace('18.8%', '18.0%'), ['exampleCatWrong']],
    ['mx', sound.replace('18.8%', '18.85%'), []],
    ['mx', sound.replace('$143.60', '$43.60').replace('$11,041.13', '$10,941.13'), ['exampleVatWrong']],
    [
      'mx',
      sound.replace('182 días', '30 días'),
      ['exampleInterestWrong', 'exampleCatWrong', 'exampleTermOutside', 'exampleAboveMaximum'],
    ],
    [
      'in',
      'If you borrow ₹20,000.00 for 182 days at 18% interest a year, you pay ₹21,795.07 in all. APR 18%',
      [],
    ],
    [
      'in',
      'If you borrow ₹20,000.00 for 182 days at 18% interest a year, you pay ₹21,795.07 in all. APR 12%',
      ['exampleAprWrong'],
    ],
    [
      'in',
      'Loan amount ₹20,000.00 over 12 months at 15% a year: 12 monthly instalments of ₹1,805.17, APR 15%',
      [],
    ],
    [
      'in',
      'Loan amount ₹20,000.00 over 12 months at 15% a year: 12 monthly instalments of ₹1,905.17, APR 15%',
      ['exampleInterestWrong', 'exampleAprWrong'],
    ],
    [
      'in',
      'Loan amount ₹20,000.00, 12 months, 15% a year: 12 monthly instalments of ₹1,805.17, total to repay ₹20,000.00',
      ['exampleSumWrong', 'exampleInterestWrong'],
    ],
    // A fee that is taken off the payout makes the loan dearer than its rate.
    [
      'in',
      'You borrow ₹20,000.00 for 182 days at 18% a year, a fee of ₹2,500.00 is taken off, you receive ₹17,500.00 and repay ₹21,795.07',
      ['exampleAboveMaximum'],
    ],
    ['in', 'Over 182 days at 18%: $5,000.00, $7,000.00, $100.00', ['exampleUnclear']],
  ])('%s %s', (market, example, expected) => {
    expect(rules(market, example)).toEqual(expected);
  });

  it('and what it comes to is said beside what it states', () => {
    const example = 'Pides $10,000.00 a 182 días al 95% anual y pagas $10,000.01. CAT 5% sin IVA.';
    expect(messagesIn(disclosed('mx', example)).filter((message) => /\d%|days at/.test(message))).toEqual([
      '$10,000.00 for 182 days at 95% a year comes to $4,736.99 of interest, but the example has $0.01.',
      "The example's amounts and term come to a CAT of 0%, but it states 5%.",
      'The example costs 95% a year, more than the stated maximum of 36%.',
    ]);
  });

  it('also against a CAT that stands elsewhere, averages and ranges apart', () => {
    const foot = (text: string) => [block('footer', { html: `<p>${text}</p>` })];
    expect(rules('mx', sound, {}, foot('CAT 18.8% sin IVA'))).toEqual([]);
    expect(rules('mx', sound, {}, foot('CAT 5% sin IVA'))).toEqual(['catDiffers']);
    expect(rules('mx', sound, {}, foot('CAT 5% sin IVA. CAT: 6% sin IVA'))).toEqual([
      'catDiffers',
      'catDiffers',
    ]);
    expect(rules('mx', sound, {}, foot('CAT promedio 40% sin IVA. CAT de 10% a 40%'))).toEqual([]);
  });
});

test('an example made by the contract passes, and one whose total is a tenth of its interest off does not', () => {
  const loan = fc.record({
    borrowed: fc.integer({ min: 10, max: 2_000 }).map((hundreds) => hundreds * 10_000),
    days: fc.integer({ min: 91, max: 365 }),
    rate: fc.integer({ min: 5, max: 35 }),
  });
  const written = (minor: number): string => `₹${(minor / 100).toFixed(2)}`;
  fc.assert(
    fc.property(loan, ({ borrowed, days, rate }) => {
      const interest = simpleInterest(borrowed, rate / 100 / 365, days);
      const example = (total: number): string =>
        `Borrow ${written(borrowed)} for ${days} days at ${rate}% a year, repay ${written(total)}, APR ${rate}%.`;
      expect(rules('in', example(borrowed + interest))).toEqual([]);
      expect(rules('in', example(borrowed + Math.round(interest * 0.9)))).toContain('exampleInterestWrong');
    }),
    { numRuns: runs(100, 5_000) },
  );
});
