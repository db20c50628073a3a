import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { replayEarlyTaps } from './replayEarlyInput';
import './main';

/** A control whose second tap takes back what the first did. */
function Toggle({ onTapped }: { readonly onTapped: () => void }) {
  return (
    <button type="button" onClick={onTapped}>
      Details
    </button>
  );
}

test('a tap while React takes the page over acts once', () => {
  let taps = 0;
  const page = <Toggle onTapped={() => (taps += 1)} />;
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  const root = document.getElementById('root')!;
  act(() => void hydrateRoot(root, page));
  const control = root.querySelector('button')!;
  act(() => control.click());
  expect(control.getAttribute('aria-busy')).toBe('true');
  act(() => replayEarlyTaps());
  expect(taps).toBe(1);
  act(() => control.click());
  expect(taps).toBe(2);
});
