import { screen } from '@testing-library/react';
import {
  closeBorrowerPage,
  formOf,
  heading,
  loanCall,
  ok,
  openBorrowerPage,
  settle,
} from '../../../../tests/support/borrowerPage';
import { contractSections } from './contractSections';

const contractPath = loanCall('/v3/loan-details/contract-detail');

const contract = {
  userName: 'Ana Ruiz',
  productName: 'Crédito Ágil',
  amount: 500000,
  bankNo: 123456,
  daiDate: '2026-09-21',
  planDate: '2026-12-21',
  contractAmount: 560000,
  commission: 51724,
  Interest: 2184,
  IVA: 8625,
  giveAmount: '5000 MXN',
  userAddress: 'Calle 1',
  contractDate: '2026-09-20',
  company: 'Prestadora',
};

afterEach(closeBorrowerPage);

async function openContract(path: string, data: unknown = contract) {
  const page = await openBorrowerPage(path, { routes: { [contractPath]: ok(data) } });
  await settle();
  return page;
}

it.each([
  ['/loanAgreement', 'Contrato de préstamo'],
  ['/agony', 'Contrato de préstamo a plazos'],
])('%s shows every field and the numbers of every contract', async (path, title) => {
  const { server } = await openContract(`${path}?orderNo=A1`);
  expect(heading()).toBe(title);
  expect(formOf(server.to(contractPath)[0]?.init)).toEqual({ orderNo: 'A1' });
  for (const value of [
    'Ana Ruiz',
    'Crédito Ágil',
    '$5,000.00',
    '123456',
    '2026-09-21',
    '2026-12-21',
    '$5,600.00',
    '$517.24',
    '$21.84',
    '$86.25',
    '5000 MXN',
    'Calle 1',
    '2026-09-20',
    'Prestadora',
  ]) {
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(value);
  }
  for (const number of [/18%/, /0\.0065%/, /16%/, /3% por día/, /7 días/])
    expect(screen.getByText(number)).toBeTruthy();
});

it('states the numbers in English too', async () => {
  await openContract('/agony?orderNo=A1&language=1');
  for (const number of [/18%/, /0\.0065%/, /16%/, /3% a day/, /7 days/])
    expect(screen.getByText(number)).toBeTruthy();
});

it('knows the borrower by either name of the field', () => {
  const [parties] = contractSections({ username: 'Luz' }, String, String);
  expect(parties?.rows).toEqual([{ name: 'loan:contract.borrower', value: 'Luz' }]);
});

it('leaves out what is missing, and says so where all is', async () => {
  await openContract('/loanAgreement?orderNo=A1', { company: 'Prestadora', amount: null });
  expect(screen.getByText('Prestadora')).toBeTruthy();
  expect(screen.queryByText('Montos')).toBeNull();
  closeBorrowerPage();
  await openContract('/loanAgreement?orderNo=A1', null);
  expect(screen.getByText('Este contrato está vacío')).toBeTruthy();
});
