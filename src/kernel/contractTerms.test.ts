import { contractTerms } from './contractTerms';

it('states the numbers of the contract text in the specification', () => {
  expect(contractTerms).toEqual({
    annualInterestPercent: 18,
    interestPercent: 0.0065,
    vatPercent: 16,
    overduePenaltyPercentPerDay: 3,
    postponementDays: 7,
  });
});
