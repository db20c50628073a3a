import { success, failure } from '../kernel/result';
import { createCallsAhead } from './callsAhead';
import type { Reply } from './reply';

const reply = (data: unknown): Reply => success({ code: '0', message: '', data, success: undefined });
const order = { productId: 'p', orderId: 'o' };

function setUp() {
  const clock = { now: 0 };
  const settlers: ((value: Reply) => void)[] = [];
  const send = jest.fn(() => new Promise<Reply>((resolve) => void settlers.push(resolve)));
  return { clock, send, settlers, ahead: createCallsAhead(() => clock.now) };
}

test('the screen’s call gets the reply of the one that was begun, once, however its fields are ordered', async () => {
  const { ahead, send, settlers } = setUp();
  ahead.begin('loan-details', order, send);
  ahead.begin('loan-details', order, send);
  const taken = ahead.take('loan-details', { orderId: 'o', productId: 'p' });
  expect(ahead.take('loan-details', order)).toBeUndefined();
  settlers[0]?.(reply('it'));
  expect(await taken).toEqual(reply('it'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('another call, other fields and a reply that is no news any more are asked for anew', async () => {
  const { ahead, send, settlers, clock } = setUp();
  ahead.begin('loan-details', order, send);
  settlers[0]?.(reply('old'));
  await Promise.resolve();
  expect(ahead.take('loan-play-detail', order)).toBeUndefined();
  expect(ahead.take('loan-details', { orderId: 'other' })).toBeUndefined();
  clock.now = 5_000;
  expect(ahead.take('loan-details', order)).toBeUndefined();
});

test('while one is under way no other is begun; what failed before anybody wanted it is forgotten', async () => {
  const { ahead, send, settlers } = setUp();
  ahead.begin('loan-details', order, send);
  ahead.begin('loan-details', { orderId: 'other' }, send);
  expect(send).toHaveBeenCalledTimes(1);
  settlers[0]?.(failure({ kind: 'offline' }));
  await Promise.resolve();
  expect(ahead.take('loan-details', order)).toBeUndefined();
  ahead.begin('loan-details', { orderId: 'other' }, send);
  expect(send).toHaveBeenCalledTimes(2);
});
