import { screen } from '@testing-library/react';
import { drawBlocks } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';

const { disclosure } = fullBlocks;

test('says term, rate, example and lender as a list of terms', () => {
  drawBlocks([disclosure]);
  const names = screen.getAllByRole('term').map((term) => term.textContent);
  expect(names).toEqual(['Term', 'Maximum annual percentage rate (APR)', 'Representative example', 'Lender']);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(values).toEqual(['91 to 365 days', '36.5%', 'An example', 'Another lender']);
});

test('the brand lends where the template names nobody', () => {
  const { lender: _, ...props } = disclosure.props;
  drawBlocks([{ ...disclosure, props }]);
  expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('Lender S.A.\nR 1\nStreet 1');
});
