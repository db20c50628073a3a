import type { EarlyInput } from '../preHydration/earlyInput';

/** A document that its view never calls seen, with the page's script held behind the dealing. */
test('a page that is touched is dealt out, though its view never says that it is seen', async () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.head.innerHTML = '<template data-held><meta name="held"></template>';
  const wasRun = (): boolean => document.querySelector('meta[name=held]') !== null;
  await import('./main');
  let touch = (): void => undefined;
  const touched = new Promise<void>((resolve) => (touch = resolve));
  window.vitrinaEarly = { touched } as unknown as EarlyInput;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await Promise.resolve();
  expect(wasRun()).toBe(false);
  touch();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(wasRun()).toBe(true);
});
