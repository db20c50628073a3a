import { pageAddress, parametersFrom } from './pageAddress';

describe('pageAddress', () => {
  it('keeps the visible common parameters and nothing else of the page that is shown', () => {
    const search = '?appVersion=1.2&language=2&orderId=old&sessionId=secret&utm=x';
    expect(pageAddress('/repay', { orderId: '7', productId: undefined }, search)).toBe(
      '/repay?appVersion=1.2&language=2&orderId=7',
    );
  });

  it('keeps what the app says of a strip of the system', () => {
    expect(pageAddress('/repay', { orderId: '7' }, '?safeBottom=48&language=2')).toBe(
      '/repay?language=2&safeBottom=48&orderId=7',
    );
  });

  it('has no question mark where there is nothing to say', () => {
    expect(pageAddress('/order', { orderId: '' }, '')).toBe('/order');
  });

  it('writes values so that they read the same again', () => {
    const address = pageAddress('/repay', { orderId: 'a&b=c #é' }, '');
    expect(new URL(address, 'https://x.test').searchParams.get('orderId')).toBe('a&b=c #é');
  });
});

describe('parametersFrom', () => {
  it('takes an id that is blank for none', () => {
    expect(parametersFrom('orderId', 'productId', 'userId')('?orderId=%20&productId=&userId=+7')).toEqual({
      userId: '7',
    });
  });
});
