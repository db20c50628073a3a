import { render, screen } from '@testing-library/react';
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
