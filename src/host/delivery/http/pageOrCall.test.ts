import { createIsCall } from './pageOrCall';

const push = '/v3/loan-confirm/loan-detail-push';
const sms = '/api/v2/youmi/promotion/get-sms';
const isCall = createIsCall({
  loanApiPrefix: '/humorous',
  wire: { paths: { [push]: '/a1', [sms]: '/b/2' }, fields: {} },
});

it.each([
  '/humorous/a1',
  '/humorous/nothing',
  '/b/2?phone=1',
  '/api/v1/anything',
  '/report',
  '/report?x',
  '/healthz',
  '/readyz',
])('%s is called by programs', (address) => expect(isCall(address)).toBe(true));

it.each([
  '/',
  '/order?x=/report',
  '/reportX',
  '/report/',
  '/healthzz',
  '/humorousX',
  '/a1',
  '/b/2/3',
  '/apis',
])('%s is for people', (address) => expect(isCall(address)).toBe(false));

it('knows loan calls that have no prefix', () => {
  const isBareCall = createIsCall({ loanApiPrefix: '', wire: { paths: { [push]: '/a1' }, fields: {} } });
  expect(isBareCall('/a1')).toBe(true);
  expect(isBareCall('/v3/loan-details/loan-details')).toBe(true);
  expect(isBareCall(push)).toBe(false);
  expect(isBareCall('/order')).toBe(false);
});
