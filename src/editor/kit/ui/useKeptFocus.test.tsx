import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useKeptFocus } from './useKeptFocus';

function Part() {
  const part = useRef<HTMLElement>(null);
  const [isThere, setThere] = useState(true);
  useKeptFocus(part);
  return (
    <>
      <button type="button" onClick={() => setThere(false)}>
        Away
      </button>
      <section ref={part} tabIndex={-1} aria-label="Part">
        {isThere && <button type="button">Own</button>}
      </section>
    </>
  );
}

const remove = () => act(async () => screen.getByText('Away').click());

test('a part takes the focus of what is gone from it', async () => {
  render(<Part />);
  act(() => screen.getByText('Own').focus());
  await remove();
  expect(document.activeElement).toBe(screen.getByLabelText('Part'));
});

test('who has gone on elsewhere is left alone', async () => {
  render(<Part />);
  act(() => screen.getByText('Own').focus());
  act(() => screen.getByText('Away').focus());
  await remove();
  expect(document.activeElement).toBe(screen.getByText('Away'));
});
