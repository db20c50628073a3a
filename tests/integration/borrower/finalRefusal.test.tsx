/** @jest-environment jsdom */
import '../../support/browserSetup';
import { screen, within } from '@testing-library/react';
import { endpoints } from '../../../src/contract/calls';
import { readsAhead } from '../../../src/pages/borrower/readsAhead';
import { closeBorrowerPage, loanCall, openBorrowerPage, refused, settle } from '../../support/borrowerPage';

afterEach(closeBorrowerPage);

const query = 'productId=p1&orderId=o1&orderNo=o1&problemId=7&amount=100';
const final = '110';

const refusing = (code: string) =>
  Object.fromEntries(
    Object.values(endpoints).flatMap(({ path }) => [
      [path, refused(code, 'Ese préstamo ya no existe.')],
      [loanCall(path), refused(code, 'Ese préstamo ya no existe.')],
    ]),
  );

async function open(path: string, code: string) {
  const page = await openBorrowerPage(`${path}?${query}`, {
    routes: refusing(code),
    brand: { finalRefusals: [final] },
  });
  await settle();
  return page;
}

const paths = Object.keys(readsAhead).filter((path) => path !== '/customerService');

it.each([...paths, '/carpmm'])('%s offers no Retry where the lender has said no for good', async (path) => {
  const { user } = await open(path, final);
  expect(screen.getByTestId('page-error').textContent).toContain('ya no existe');
  expect(screen.queryByTestId('page-retry')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ir a atención a clientes' }));
  expect(window.location.pathname).toBe('/customerService');
});

it('the service itself names nobody else to ask', async () => {
  await open('/customerService', final);
  expect(screen.queryByTestId('page-retry')).toBeNull();
  expect(within(screen.getByTestId('page-error')).queryByRole('button')).toBeNull();
});

it('any other refusal can be asked again', async () => {
  await open('/loanDetail', '9');
  expect(screen.getByTestId('page-retry')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ir a atención a clientes' })).toBeNull();
});
