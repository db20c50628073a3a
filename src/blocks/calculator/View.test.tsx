import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawBlocks } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';

const { minAmount, maxAmount, step, termsDays, dailyRate } = fullBlocks.calculator.props;
const calculator = {
  ...fullBlocks.calculator,
  props: { minAmount, maxAmount, step, termsDays, dailyRate },
};
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'How much do you need?' });

test('starts in the middle, with the shortest way to what is owed in all', () => {
  drawBlocks([calculator]);
  expect(slider().value).toBe('550000');
  expect(slider().getAttribute('aria-valuetext')).toBe('$5,500.00');
  expect(screen.getByText('You repay in all').nextSibling?.textContent).toBe('$6,080.58');
  expect(screen.getByText(/Interest for 91 days at 0.1% a day/).nextSibling?.textContent).toBe('$500.50');
  expect(screen.getByText('VAT on the interest (16%)').nextSibling?.textContent).toBe('$80.08');
});

test('amount and term change the total', async () => {
  drawBlocks([calculator]);
  fireEvent.change(slider(), { target: { value: '1000000' } });
  await userEvent.click(screen.getByRole('radio', { name: '182 days' }));
  expect(screen.getByRole('status').textContent).toBe('$10,000.00');
  expect(screen.getByText('You repay in all').nextSibling?.textContent).toBe('$12,111.20');
});

test('comes to the cent of what the Mexican page gives as its example', () => {
  const props = {
    minAmount: 1_000_000,
    maxAmount: 1_000_000,
    step: 1,
    termsDays: [182],
    dailyRate: 0.0004931507,
  };
  drawBlocks([{ ...calculator, props }], { page: { market: 'mx' } });
  const parts = screen.getAllByRole('definition').map((part) => part.textContent);
  expect(parts).toEqual(['$10,000.00', '$897.53', '$143.60', '$11,041.13']);
  expect(screen.getByText(/interest and VAT, before any fee/)).toBeTruthy();
});

test('charges no VAT in India, and says that taxes are not in it', () => {
  drawBlocks([calculator], { page: { languageType: 1, market: 'in' } });
  expect(screen.queryByText(/VAT on/)).toBeNull();
  expect(screen.getByText('You repay in all').nextSibling?.textContent).toBe('₹6,000.50');
  expect(screen.getByText(/before any fee or tax/)).toBeTruthy();
});

test('offers each term once, and rupees to readers of English', () => {
  drawBlocks([calculator], { page: { languageType: 1 } });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('₹5,500.00');
});

test.each([
  ['mx', 1, '$5,500.00', '$6,080.58'],
  ['in', 2, '₹5,500.00', '₹6,000.50'],
] as const)(
  'speaks of the money of its market, %s, in whichever language: %i',
  (market, languageType, amount, total) => {
    drawBlocks([calculator], { page: { languageType, market } });
    expect(screen.getByRole('status').textContent).toBe(amount);
    expect(slider().getAttribute('aria-valuetext')).toBe(amount);
    expect(screen.getByText('You repay in all').nextSibling?.textContent).toBe(total);
  },
);

test('ends that marketing mixed up still make a range', () => {
  drawBlocks([{ ...calculator, props: { ...calculator.props, minAmount: 500_000, maxAmount: 100_000 } }]);
  expect(slider().min).toBe('500000');
  expect(slider().max).toBe('500000');
  expect(screen.getByRole('status').textContent).toBe('$5,000.00');
});

test('the largest amount can be chosen where the range is no multiple of the step', () => {
  drawBlocks([{ ...calculator, props: { ...calculator.props, step: 70_000 } }]);
  const shown = () => [slider().value, screen.getByRole('status').textContent];
  fireEvent.change(slider(), { target: { value: '1000000' } });
  expect(shown()).toEqual(['1000000', '$10,000.00']);
  // As an arrow key does.
  fireEvent.change(slider(), { target: { value: String(1_000_000 - Number(slider().step)) } });
  expect(shown()).toEqual(['940000', '$9,400.00']);
  fireEvent.change(slider(), { target: { value: '100000' } });
  expect(shown()).toEqual(['100000', '$1,000.00']);
});

test('a slider that assistive technology moves by less than a step goes on to the next one', () => {
  drawBlocks([{ ...calculator, props: { ...calculator.props, step: 400_000 } }]);
  expect(slider().value).toBe('500000');
  fireEvent.change(slider(), { target: { value: '600000' } });
  expect(slider().value).toBe('900000');
});

test('says that it is an estimate', () => {
  drawBlocks([calculator]);
  expect(screen.getByText(/estimate/)).toBeTruthy();
});

test("has marketing's own heading and labels", () => {
  drawBlocks([fullBlocks.calculator]);
  expect(screen.getByRole('heading', { name: 'How much' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'How long' })).toBeTruthy();
  expect(screen.getByText('You get').nextSibling?.textContent).toBe('$5,500.00');
  expect(screen.getByText('You pay back').nextSibling?.textContent).toBe('$6,080.58');
});
