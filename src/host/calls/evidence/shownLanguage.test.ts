import hindi from '../../../../locales/hi/loan.json';
import { refuseWithoutConsentTap } from './consent';
import { shownLanguage } from './shownLanguage';

const page = {
  templateId: 'offer',
  variant: '',
  agreementId: '/loanAgreement',
  locale: 'hi',
  revision: '',
  agreementRevision: '',
  act: '',
};

it('is what the page says, where the call names the language type alone', () => {
  expect(shownLanguage({ page, locale: 'en' })).toBe('hi');
  expect(refuseWithoutConsentTap({ page, locale: 'en' }).message).toBe(hindi.confirm.tapMissing);
});

it.each(['', 'zh', 'xx', '__proto__'])('is that of the call where the page says %j', (locale) => {
  expect(shownLanguage({ page: { ...page, locale }, locale: 'en' })).toBe('en');
});
