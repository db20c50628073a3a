import { act, render, screen } from '@testing-library/react';
import { announce, Announcer } from './Announcer';

const said = (): string | null => screen.getByTestId('announcement').textContent;

test('what was said on one page is not said again on the next', () => {
  const { rerender } = render(<Announcer key="one" />);
  act(() => announce('Added: Text'));
  expect(said()).toBe('Added: Text');
  rerender(<Announcer key="two" />);
  expect(said()).toBe('');
  act(() => announce('Added: Hero'));
  expect(said()).toBe('Added: Hero');
});
