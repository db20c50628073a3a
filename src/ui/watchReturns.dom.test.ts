import { watchReturns } from './watchReturns';

const shown = (persisted: boolean) => new PageTransitionEvent('pageshow', { persisted });

test('a page returns from the store of left pages and from behind others, and does not by being opened', () => {
  const tell = jest.fn();
  const end = watchReturns(window, tell);
  // Its code may be there before the browser has loaded all of it.
  window.dispatchEvent(shown(false));
  expect(tell).not.toHaveBeenCalled();
  window.dispatchEvent(shown(true));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tell).toHaveBeenCalledTimes(2);
  end();
  window.dispatchEvent(shown(true));
  expect(tell).toHaveBeenCalledTimes(2);
});
