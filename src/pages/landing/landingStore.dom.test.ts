import type { UnknownAction } from '@reduxjs/toolkit';
import { selectToast, toastMs } from '../../events/toast';
import { createLandingStore, type StartEffects } from './landingStore';

const wanted = { type: 'registration/codeChosen' };
const told: UnknownAction[] = [];
const startEffects: StartEffects = () => (action) => void told.push(action);

function storeWhoseEffects(...arrivals: readonly boolean[]) {
  const left = [...arrivals];
  return createLandingStore(
    {},
    () => (left.shift() ? Promise.resolve(startEffects) : Promise.reject(new Error('network'))),
    Promise.resolve(),
  );
}

const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  Object.assign(window, { reportError: () => undefined });
});
afterEach(() => jest.useRealTimers());

test('what was wanted while the effects can not be had is said, for as long as any toast', async () => {
  const store = storeWhoseEffects(false);
  store.dispatch(wanted);
  await settled();
  expect(selectToast(store.getState())).toEqual({ key: 'common:failure.offline' });
  await jest.advanceTimersByTimeAsync(toastMs);
  expect(selectToast(store.getState())).toBeUndefined();
});

test('a page that was only touched says nothing, also after one that wanted something', async () => {
  const store = storeWhoseEffects(false, false, false);
  store.begin();
  await settled();
  expect(selectToast(store.getState())).toBeUndefined();
  store.dispatch(wanted);
  await jest.advanceTimersByTimeAsync(toastMs);
  store.begin();
  await settled();
  expect(selectToast(store.getState())).toBeUndefined();
});

test('what was impossible is not done later unasked', async () => {
  const store = storeWhoseEffects(false, true);
  store.dispatch(wanted);
  await jest.advanceTimersByTimeAsync(toastMs);
  store.begin();
  await settled();
  expect(told).not.toContainEqual(wanted);
  store.dispatch(wanted);
  expect(told).toContainEqual(wanted);
});
