import { keepClearOfStrip } from './keepClearOfStrip';

afterEach(() => document.documentElement.removeAttribute('style'));

const shown = (address: string): string => {
  window.history.replaceState(null, '', address);
  keepClearOfStrip(window);
  return document.documentElement.style.getPropertyValue('--strip');
};

it.each([
  ['/order?safeBottom=48', 48],
  ['/order?orderId=1&safeBottom=12.5&x=1', 12.5],
  ['/landing?safeBottom=20#/?safeBottom=34', 34],
  ['/landing?safeBottom=20#/?id=mx', 20],
  ['/order?safeBottom=20&safeBottom=34', 20],
  ['/order?safeBottom=144', 120],
  ['/order?safeBottom=0', 0],
  ['/order?safeBottom=48px', 48],
])('%s is clear of the strip that the app names', (address, pixels) => {
  expect(shown(address)).toBe(`${pixels}px`);
});

it.each(['', '?safeBottom=', '?safeBottom=-5', '?safeBottom=;color:red', '?unsafeBottom=48'])(
  '/order%s names none',
  (search) => {
    expect(shown(`/order${search}`)).toBe('');
  },
);
