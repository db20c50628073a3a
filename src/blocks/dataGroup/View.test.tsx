import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawBlocks } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';

test('every field hands on its value under group and key', async () => {
  const { valueChanged } = drawBlocks([fullBlocks.dataGroup]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Employer' }), 'A');
  expect(valueChanged).toHaveBeenLastCalledWith('job', 'employer', 'A');
  await userEvent.click(screen.getByRole('radio', { name: 'Fixed' }));
  expect(valueChanged).toHaveBeenLastCalledWith('job', 'contract', 'f');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sector (optional)' }), 'e');
  expect(valueChanged).toHaveBeenLastCalledWith('job', 'sector', 'e');
  fireEvent.change(screen.getByLabelText('Since (optional)'), { target: { value: '2020-02-03' } });
  expect(valueChanged).toHaveBeenLastCalledWith('job', 'since', '2020-02-03');
});

test('a note is only read', () => {
  drawBlocks([fullBlocks.dataGroup]);
  expect(screen.getByText('We call nobody.').tagName).toBe('P');
});

test('a suggested city goes by its value and is shown by its name; any other goes as typed', () => {
  const { valueChanged } = drawBlocks([fullBlocks.dataGroup]);
  const city = screen.getByLabelText<HTMLInputElement>('City (optional)');
  fireEvent.change(city, { target: { value: 'Puebla' } });
  expect(valueChanged).toHaveBeenLastCalledWith('job', 'city', 'MX-PUE');
  expect(city.value).toBe('Puebla');
  fireEvent.change(city, { target: { value: 'Somewhere' } });
  expect(valueChanged).toHaveBeenLastCalledWith('job', 'city', 'Somewhere');
});

test('a faulty field says so itself', () => {
  drawBlocks([fullBlocks.dataGroup], { registration: { faultyValues: ['job.employer', 'ext.contract'] } });
  const employer = screen.getByRole('textbox', { name: 'Employer' });
  expect(employer.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(employer.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Please fill this in.',
  );
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(1);
});

test('a group of choices can be led to when it is faulty', () => {
  drawBlocks([fullBlocks.dataGroup], { registration: { faultyValues: ['job.contract'] } });
  const choices = screen.getByRole('radiogroup', { name: 'Contract (optional)' });
  expect(choices.getAttribute('aria-invalid')).toBe('true');
  choices.focus();
  expect(document.activeElement).toBe(choices);
});

test('a day says what is wrong with its year, and its field takes years of four digits alone', () => {
  const registration = { faultyValues: ['job.since'], values: { job: { since: '0026-01-01' } } };
  drawBlocks([fullBlocks.dataGroup], { registration });
  const since = screen.getByLabelText<HTMLInputElement>('Since (optional)');
  expect([since.min, since.max]).toEqual(['1900-01-01', '9999-12-31']);
  expect(document.getElementById(since.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Enter a date from 1900 on, with a year of four digits.',
  );
});
