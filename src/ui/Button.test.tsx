import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('does nothing to a form unless told to', async () => {
  const sent = jest.fn();
  render(
    <form onSubmit={sent}>
      <Button>Look</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  expect(sent).not.toHaveBeenCalled();
});

test('keeps its name and its focus while it works', () => {
  render(<Button isBusy>Repay $748.05</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Repay $748.05' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(false);
});
