import fc from 'fast-check';
import { faultOfIds, plainId } from './markedId';

const path = 'loan-details';

test('a mark asks one call for one behaviour, and is no part of the id', () => {
  const id = '174001~loan-details~500';
  expect(plainId(id)).toBe('174001');
  expect(faultOfIds(path, [undefined, id])).toEqual({ kind: 'serverFault' });
  expect(faultOfIds('loan-detail-push', [id])).toBeUndefined();
});

test.each([
  '174001',
  '',
  '174001~loan-details',
  '174001~loan-details~',
  '~',
  '174001~loan-details~constructor',
  7,
  null,
])('%p asks for nothing', (id) => expect(faultOfIds(path, [id])).toBeUndefined());

test('an id without a mark is itself, whatever it holds', () => {
  fc.assert(
    fc.property(
      fc.string().filter((id) => !id.includes('~')),
      (id) => expect(plainId(id)).toBe(id),
    ),
  );
});
