import { fireEvent, render, screen } from '@testing-library/react';
import { Toast } from './Toast';

test('speaks through regions that were there before it', () => {
  const { rerender } = render(<Toast />);
  const polite = screen.getByRole('status');
  const urgent = screen.getByRole('alert');
  expect(screen.queryByTestId('toast')).toBeNull();
  rerender(<Toast message="Copied" />);
  expect(polite.contains(screen.getByTestId('toast'))).toBe(true);
  rerender(<Toast message="No connection" isUrgent />);
  expect(urgent.contains(screen.getByTestId('toast'))).toBe(true);
  expect(screen.getByTestId('toast').textContent).toBe('No connection');
});

/** jsdom lays nothing out. */
function standAt(element: Element, top: number): void {
  const box = { left: 0, right: 200, top, bottom: top + 40, height: 40 };
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
}

test('never covers the control that made it, whether it has the focus or was pressed', () => {
  const toastAt = 700;
  jest.spyOn(HTMLDivElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...{ left: 0, right: 200, top: toastAt, bottom: toastAt + 40, height: 40 },
  } as DOMRect);
  const page = (message?: string) => (
    <>
      <label>
        Approval
        <input type="checkbox" role="switch" />
      </label>
      <h1 tabIndex={-1}>Your loan</h1>
      <button type="button">Save</button>
      <Toast message={message} />
    </>
  );
  const { rerender } = render(page());
  const label = screen.getByText('Approval');
  const button = screen.getByRole('button');
  // At the other end of the screen, as far from it as it was from this one.
  const isAway = () =>
    screen.getByTestId('toast').style.getPropertyValue('translate') === `0 ${innerHeight - 1_440}px`;
  standAt(label, 690);
  standAt(button, 100);
  screen.getByRole('switch').focus();
  rerender(page('Saved'));
  expect(isAway()).toBe(true);
  button.focus();
  rerender(page('Saved again'));
  expect(isAway()).toBe(false);
  // A screen that has just opened has the focus on its title.
  const title = screen.getByRole('heading');
  standAt(title, 690);
  title.focus();
  rerender(page('Saved once more'));
  expect(isAway()).toBe(false);
  // Safari gives no focus to what is pressed.
  button.blur();
  standAt(button, 735);
  fireEvent.pointerDown(button);
  rerender(page('And again'));
  expect(isAway()).toBe(true);
  jest.restoreAllMocks();
});
