import { searchStores } from './searchStores';

const stores = [
  { name: 'Centro', city: 'Ciudad de México', street: 'Av. Juárez 14' },
  { name: 'Macroplaza', city: 'Monterrey', street: 'Zaragoza 1300' },
];

it('finds without accents and capitals, by every word', () => {
  expect(searchStores(stores, ' mexico JUAREZ ')).toEqual([stores[0]]);
  expect(searchStores(stores, 'monterrey juarez')).toEqual([]);
  expect(searchStores(stores, '')).toEqual(stores);
});
