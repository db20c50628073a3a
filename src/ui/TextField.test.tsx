import { render, screen } from '@testing-library/react';
import { TextField } from './TextField';

test('is described by its fault and its hint', () => {
  render(<TextField label="Amount" error="Too much." hint="In pesos" defaultValue="1" />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  const ids = field.getAttribute('aria-describedby')!.split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too much.', 'In pesos']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('without either it has no description', () => {
  render(<TextField label="Amount" adornment="$" />);
  const field = screen.getByRole('textbox', { name: 'Amount' });
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.getAttribute('aria-invalid')).toBe('false');
});
