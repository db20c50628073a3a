import { screen } from '@testing-library/react';
import { drawBlocks } from '../testing/drawBlocks';

const download = { id: 'download', type: 'download', props: {} } as const;
const brand = (android: string, ios: string) => ({
  appName: 'Demo',
  lender: { name: '', registration: '', address: '', email: '' },
  servicePhone: '',
  storeLinks: { android, ios },
});

test('leads to the store of this phone first', () => {
  drawBlocks([download], { page: { clientType: 'ios' } });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Download for iPhone', 'https://ios.example/'],
    ['I have an Android phone', 'https://android.example/'],
  ]);
});

test("carries the template's words", () => {
  drawBlocks([{ ...download, props: { label: 'Get it now' } }]);
  expect(screen.getByRole('link', { name: 'Get it now' }).getAttribute('href')).toBe(
    'https://android.example/',
  );
});

test('says so where there is no store for this phone', () => {
  drawBlocks([download], { page: { brand: brand('', 'https://ios.example/') } });
  expect(screen.getByText('The app is not in the store for this phone yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'I have an iPhone' })).toBeTruthy();
});

test('without any store there is no link', () => {
  drawBlocks([download], { page: { brand: brand('', '') } });
  expect(screen.queryByRole('link')).toBeNull();
});
